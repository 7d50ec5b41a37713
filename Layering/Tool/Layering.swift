import LayeringEngine

@main
enum Layering {
    static func main() {
    }
}
