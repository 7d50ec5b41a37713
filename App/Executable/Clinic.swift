@main struct Clinic {
    static func main() async {}
}
