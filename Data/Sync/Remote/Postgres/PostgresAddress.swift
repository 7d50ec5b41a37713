import Domain
import FoundationEssentials
import Glibc

/// Where a PostgreSQL is and how it is reached, from an address that a person wrote. It never has a password in it.
struct PostgresAddress: Sendable {
    /// The name in messages: host, port and database, or the service that names them.
    let name: String
    /// The options for libpq.
    let options: [String: String]
    /// The host whose addresses are to be looked up before; nil for a socket, an address, several hosts or a service.
    let hostToLookUp: String?

    /// Parses an address such as `postgresql://workstation@db.clinic.example/clinic`.
    ///
    /// - Throws: `AppError.invalidInput` if it cannot be parsed or contains a password.
    init(_ text: String, library: LibPQ) throws(AppError) {
        guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://"),
            let written = library.options(of: text)
        else { throw .invalidInput(Self.misread) }
        guard written["password"] == nil, written["sslpassword"] == nil else { throw .invalidInput(Self.hasPassword) }
        let service = written["service"] ?? written["servicefile"]
        // A service takes precedence over the environment, and libpq does not reveal it: only what is written is
        // known.
        let known = service == nil ? library.defaultOptions().merging(written) { $1 } : written
        name = service.map { Self.name(of: $0, written) } ?? Self.name(known)
        options = PostgresSafety(known: known, written: written).options
        let host = known["host"] ?? ""
        let isNamed = service == nil && !host.isEmpty && known["hostaddr"] == nil
        hostToLookUp = isNamed && Self.isName(host) ? host : nil
    }

    private static func name(_ known: [String: String]) -> String {
        // Several hosts may have as many ports, or none written between the commas.
        let port = known["port"]?.split(separator: ",").first ?? "5432"
        return "\(known["host"] ?? "localhost"):\(port)/\(known["dbname"] ?? known["user"] ?? "")"
    }

    private static func name(of service: String, _ written: [String: String]) -> String {
        let host = written["host"] ?? "service \(service)"
        return host + (written["port"].map { ":\($0)" } ?? "") + (written["dbname"].map { "/\($0)" } ?? "")
    }

    /// Whether it is one name, which has to be looked up: no folder of a socket, no list and no address.
    private static func isName(_ host: String) -> Bool {
        var address = in6_addr()
        return !host.hasPrefix("/") && !host.contains(",") && !host.contains("%")
            && inet_pton(AF_INET, host, &address) != 1 && inet_pton(AF_INET6, host, &address) != 1
    }

    private static let misread = """
        The address of the remote cannot be understood. Write it as postgresql://user@host:5432/database, with what is \
        special in it percent-encoded.
        """

    // Nothing of the address is in this text.
    private static let hasPassword = """
        The address of the remote has a password in it, where everybody on this machine can read it in the list of \
        processes. Take it out, and put it into the file ~/.pgpass, as a line host:port:database:user:password that \
        only you can read (chmod 600), or into the environment as PGPASSWORD.
        """
}
