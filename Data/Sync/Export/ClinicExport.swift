import Data
import Domain
import FoundationEssentials

/// Every record of a clinic as one line of JSON, read page by page: no more than a page is in memory.
///
/// Kinds come in the order of ``RecordKind``, records in that of their identities. Keys are left
/// out.
package final class ClinicExport {
    private let reading: ClinicReading
    private var kinds = RecordKind.allCases[...]
    private var last: [UInt8] = []

    /// How many records are read at once.
    private static let page = 200

    /// Begins with the clinic in a folder, as it is now.
    ///
    /// - Throws: a fault where there is no clinic, or one of another format.
    package init(of folder: String) throws(BackupFault) {
        reading = try ClinicReading(of: folder)
    }

    /// The next lines; empty after the last.
    ///
    /// - Throws: a storage error.
    package func next() throws(AppError) -> [String] {
        while let kind = kinds.first {
            let lines = try page(of: kind)
            if !lines.isEmpty { return lines }
            kinds.removeFirst()
            last = []
        }
        return []
    }

    private func page(of kind: RecordKind) throws(AppError) -> [String] {
        let synced = kind.synced
        let removed = synced.keys.map { ", '$.\($0)'" }.joined()
        let rows = try reading.connection.rows(
            """
            SELECT image.id, json_remove(image.body\(removed)) FROM (
                SELECT NULL AS id, NULL AS body WHERE 0 UNION ALL \(synced.allImagesSQL) WHERE \(synced.identity) > ?1
                ORDER BY 1 LIMIT \(Self.page)
            ) AS image
            """, [.blob(last)], expecting: Self.page
        ) { row throws(AppError) in (try row.identity(0), try row.text(1)) }
        if let end = rows.last { last = withUnsafeBytes(of: end.0.uuid, Array.init) }
        return rows.map { id, fields in
            #"{"type":"\#(kind.rawValue)","id":"\#(id.uuidString.lowercased())","fields":\#(fields)}"#
        }
    }
}
