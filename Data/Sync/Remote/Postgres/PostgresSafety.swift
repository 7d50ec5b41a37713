import Foundation

/// What is added to what a person wrote of the way to a PostgreSQL, so that it is safe unless they wanted otherwise.
struct PostgresSafety {
    /// What is known with what the environment says; of an address that names a service, what it says besides.
    let known: [String: String]
    /// What the address says.
    let written: [String: String]

    /// What libpq is told.
    var options: [String: String] {
        var options = ["application_name": "clinic", "gssencmode": "disable", "client_encoding": "UTF8"]
        options["sslmode"] = isOnThisMachine ? "prefer" : "verify-full"
        // The environment cannot weaken this, which is why it is not asked, nor can the file of services.
        options.merge(written) { $1 }
        if options["sslmode"]?.hasPrefix("verify") == true, known["sslrootcert"] == nil, !isOfService,
            !hasOwnAuthorities
        {
            options["sslrootcert"] = Self.systemAuthorities.first(where: FileManager.default.fileExists)
        }
        return options
    }

    /// Whether nothing goes over a wire, so that nobody can be in between. A service may be on any machine.
    private var isOnThisMachine: Bool {
        guard !isOfService else { return false }
        let hosts = [known["hostaddr"], known["host"]].compactMap(\.self).first { !$0.isEmpty } ?? ""
        return hosts.isEmpty || hosts.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(Self.isHere)
    }

    private static func isHere(_ host: Substring) -> Bool {
        host.hasPrefix("/") || ["localhost", "127.0.0.1", "::1"].contains(host)
    }

    /// Whether a file of services names more, its authorities among it, which libpq alone reads.
    private var isOfService: Bool { written["service"] != nil || written["servicefile"] != nil }

    /// Whether there is the file in which libpq looks for authorities by itself.
    private var hasOwnAuthorities: Bool {
        let file = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".postgresql/root.crt")
        return FileManager.default.fileExists(atPath: file.path)
    }

    /// Where systems keep the authorities that everybody trusts.
    private static let systemAuthorities = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
        "/etc/ssl/cert.pem",
    ]
}
