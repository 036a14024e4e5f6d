module landfall.dev/bench/functions/measure

go 1.23
