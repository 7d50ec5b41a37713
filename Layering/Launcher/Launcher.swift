#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Starts the tool that is released beside this folder: `swift run` starts only what is built from sources.
@main
enum Launcher {
    static func main() {
        let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        let tool = "/\(folder)/layering.artifactbundle/linux-\(architecture)/layering"
        execv(tool, CommandLine.unsafeArgv)
        perror(tool)
        exit(2)
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #else
            "aarch64"
        #endif
    }
}
