module graha.example/graha-go

go 1.19
