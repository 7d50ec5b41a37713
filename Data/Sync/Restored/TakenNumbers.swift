import Data
import Domain
import FoundationEssentials

/// Short numbers that a record in the inbox has, too, because a restored remote leased them again. This workstation's
/// record gets another number, here and in the queue; people keep both. Runs inside a transaction.
struct TakenNumbers {
    let connection: Connection

    /// Renumbers the records whose numbers another workstation has used, too.
    ///
    /// - Throws: a storage error.
    func giveWay() throws(AppError) {
        for numbers in Renumbering.all {
            let kind = numbers.kind
            for (subject, old, coming) in try taken(kind) {
                var new = try free(coming, kind)
                if new == nil { new = try fresh(numbers.block, kind) }
                guard let new else { continue }
                try numbers.renumber(subject, from: old, to: new, in: connection)
            }
            for (subject, old, new) in try changed(kind) {
                try numbers.renumber(subject, from: old, to: new, in: connection)
            }
        }
    }

    /// The records here that have another number there: another workstation gave it to them.
    private func changed(_ kind: RecordKind) throws(AppError) -> [(UUID, Int, Int)] {
        try connection.rows(
            """
            SELECT mine.id, mine.number, come.body ->> '$.number' FROM inbox AS come
            CROSS JOIN \(kind.synced.table) AS mine ON mine.id = come.subject
            WHERE come.kind = ? AND come.body IS NOT NULL AND mine.number <> come.body ->> '$.number'
            """, [.text(kind.rawValue)]
        ) { row throws(AppError) in (try row.identity(0), try row.integer(1), try row.integer(2)) }
    }

    /// The records here whose numbers another one in the inbox has, with the number that they have there themselves, if
    /// they are.
    private func taken(_ kind: RecordKind) throws(AppError) -> [(UUID, Int, Int?)] {
        try connection.rows(
            """
            SELECT mine.id, mine.number, own.body ->> '$.number' FROM inbox AS come
            CROSS JOIN \(kind.synced.table) AS mine ON mine.number = come.body ->> '$.number' AND mine.id <> come.subject
            LEFT JOIN inbox AS own ON own.kind = come.kind AND own.subject = mine.id
            WHERE come.kind = ? AND EXISTS (SELECT 1 FROM \(kind.synced.table))
            """, [.text(kind.rawValue)]
        ) { row throws(AppError) in (try row.identity(0), try row.integer(1), try row.optionalInteger(2)) }
    }

    private func free(_ number: Int?, _ kind: RecordKind) throws(AppError) -> Int? {
        guard let number else { return nil }
        let isTaken = try connection.first(
            "SELECT 1 FROM \(kind.synced.table) WHERE number = ?", [.integer(number)]
        ) { _ in true }
        return isTaken == true ? nil : number
    }

    private func fresh(_ block: NumberBlock, _ kind: RecordKind) throws(AppError) -> Int {
        while true {
            let number = try block.next(in: connection)
            let isTaken = try connection.first(
                """
                SELECT 1 FROM \(kind.synced.table) WHERE number = ?1
                UNION ALL SELECT 1 FROM inbox WHERE kind = ?2 AND body ->> '$.number' = ?1
                """, [.integer(number), .text(kind.rawValue)]
            ) { _ in true }
            if isTaken == nil { return number }
        }
    }
}
