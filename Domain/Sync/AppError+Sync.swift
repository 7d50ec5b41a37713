extension AppError {
    /// There is nothing to exchange with.
    package static let noRemote = AppError.conflict("This clinic has no remote.", advice: "Name one first.")

    /// A write is not queued: it is through, it was taken back, or it never was.
    package static func notQueued(_ number: OutboxNumber) -> AppError {
        .notFound("Queued change \(number)")
    }

    /// A write cannot be tried again as it is.
    package static func sideToChoose(_ number: OutboxNumber) -> AppError {
        .conflict(
            "Another workstation changed what \(number) is about, too.",
            advice: "Choose what to keep of each field first.")
    }

    /// A write cannot be taken back any more, or not yet.
    package static func onItsWay(_ number: OutboxNumber) -> AppError {
        .conflict(
            "\(number) may be on its way to the remote.", advice: "Wait until it is through, then change it there.")
    }

    /// There is no side of a write to choose.
    package static func nothingToChoose(_ number: OutboxNumber) -> AppError {
        .conflict("\(number) contradicts nothing any more.")
    }

    /// A write is not as the user saw it, or others wait for it by now.
    package static func notAsSeen(_ number: OutboxNumber) -> AppError {
        .conflict("\(number) was changed once more meanwhile.")
    }

    /// The user chose no side for a field that is contested by now.
    package static let changedOnceMore = AppError.conflict(
        "Another workstation changed it once more meanwhile.",
        advice: "Look at it again and choose a side for each field.")

    /// A write is not given up by choosing the other side, for so many others were built on it.
    package static func othersWait(_ count: Int) -> AppError {
        .conflict(
            "Other changes were built on yours and would go with it: \(count).",
            advice: "Discard it instead, which asks first, or keep yours.")
    }
}
