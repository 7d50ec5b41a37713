import Data
import Domain
import FoundationEssentials

/// The rules of who may make which change to which kind of record: the table that every workstation holds what comes
/// against.
struct StepRule {
    /// The person who signed, as they were when they did.
    let author: UUID
    let role: Role
    let signer: Signer
    /// When they say that it was.
    let at: Date

    /// The key that signed.
    enum Signer {
        /// The author's own.
        case person
        /// That of their invitation, which a manager made: for its acceptance.
        case invitation
        /// The first one of somebody who had none: for itself.
        case firstKey
    }

    /// Whether the author may turn a record into another one.
    func allows(_ kind: RecordKind, _ subject: UUID, from before: RecordImage?, to after: RecordImage?) -> Bool {
        guard let after else { return signer == .person && role.may(.forgetPatients) && mayGo(kind, before) }
        guard signer == .person || kind == .staff else { return false }
        let changed = after.fields.keys.filter { after.fields[$0] != before?.fields[$0] }
        switch kind {
        case .clinic: return role.may(.manageOffers) && before != nil && !changed.contains("founding_key")
        case .staff: return allowsStaff(subject, before, after, Set(changed))
        case .seller, .album, .song: return false
        case .product: return allowsProduct(before, Set(changed))
        case .patient: return role.may(.managePatients)
        case .clinicalNote:
            return before == nil && role.may(.keepClinicalNotes) && after.text("staff_id") == author.digits
        case .order: return role.may(.viewOrders) && allowsOrder(before, after, Set(changed))
        case .appointment: return role.may(.manageAppointments) && newSteps(kind, before, after) != nil
        }
    }

    /// Nothing is deleted but what a clinic knows about a patient, once the law lets it. A workstation that never had
    /// the record believes that it was old enough.
    private func mayGo(_ kind: RecordKind, _ before: RecordImage?) -> Bool {
        let moments: [Int]
        switch kind {
        case .patient: return true
        case .clinicalNote: moments = [before?.number("at")].compactMap(\.self)
        case .appointment: moments = [before?.number("end_at")].compactMap(\.self)
        case .order: moments = RecordStep.all(of: kind.synced, in: before).map { Int($0.at) }
        default: return false
        }
        return moments.allSatisfy { RetentionRule.isOver(since: Date(milliseconds: Int64($0)), at: at) }
    }

    /// Nobody sets another's password or key, and nobody but a manager changes anybody's role, their own included.
    private func allowsStaff(
        _ subject: UUID, _ before: RecordImage?, _ after: RecordImage, _ changed: Set<String>
    ) -> Bool {
        let keys: Set = ["locked_key", "public_key"]
        guard let before else {
            return role.may(.manageStaff) && after.fields["public_key"] == "null" && after.text("locked_key") == ""
        }
        switch signer {
        case .firstKey:
            return subject == author && before.fields["public_key"] == "null" && before.text("locked_key") != ""
                && changed.isSubset(of: keys)
        case .invitation:
            return subject == author && after.fields["invitation_key"] == "null"
                && changed.isSubset(of: keys.union(["invitation_key", "invitation_ends_at", "session_epoch"]))
        case .person: break
        }
        // A new password ends an invitation that waits: nobody makes themselves one.
        let endsInvitation = after.fields["invitation_key"] == "null" && after.fields["invitation_ends_at"] == "null"
        let own: Set = ["locked_key", "name", "phone_extension", "onboarded_at"]
        let invitation: Set = ["invitation_key", "invitation_ends_at"]
        if subject == author, changed.isSubset(of: endsInvitation ? own.union(invitation) : own) { return true }
        return role.may(.manageStaff) && changed.isDisjoint(with: keys)
    }

    /// Anyone who sells takes from stock; what the clinic offers, and for how much, is the managers'.
    private func allowsProduct(_ before: RecordImage?, _ changed: Set<String>) -> Bool {
        if role.may(.manageOffers) { return true }
        return before != nil && role.may(.checkOut) && changed.isSubset(of: ["stock"])
    }

    /// The states follow on each other, each by somebody who may enter it; a refund is decided by another person than
    /// who asked for it. Nothing else of an order changes.
    private func allowsOrder(_ before: RecordImage?, _ after: RecordImage, _ changed: Set<String>) -> Bool {
        guard let new = newSteps(.order, before, after),
            before == nil || changed.isSubset(of: ["state", "order_event"])
        else { return false }
        let all = RecordStep.all(of: RecordKind.order.synced, in: after)
        let states = all.compactMap { $0.state.flatMap(OrderState.init(storedName:)) }
        guard states.count == all.count, let last = OrderState(after: states), after.text("state") == last.storedName
        else { return false }
        return new.allSatisfy { step in
            // A manager answers for what others did: see ``newSteps(_:_:_:)``.
            guard step.staff == author.digits else { return true }
            guard let state = step.state.flatMap(OrderState.init(storedName:)) else { return false }
            let decides = state == .refunded || state == .declined
            let asked = all.last { $0.state == OrderState.refundRequested.storedName }?.staff
            return (state.permissionToEnter.map(role.may) ?? true) && !(decides && asked == author.digits)
        }
    }

    /// The steps of a record's life that are added, in the name of who adds them; nil if one is changed, or is
    /// another's. A manager may add those of others: they choose between two versions, and send again what a restored
    /// remote lost. That it was them, their signature says.
    private func newSteps(_ kind: RecordKind, _ before: RecordImage?, _ after: RecordImage) -> [RecordStep]? {
        let (old, all) = (RecordStep.all(of: kind.synced, in: before), RecordStep.all(of: kind.synced, in: after))
        guard all.count > old.count, Array(all.prefix(old.count)) == old else { return nil }
        let new = Array(all.dropFirst(old.count))
        return role.may(.manageStaff) || new.allSatisfy { $0.staff == author.digits } ? new : nil
    }
}

extension StepRule {
    /// The rules for a person as they are now.
    init(_ staff: Staff, at now: Date) {
        self.init(author: staff.id.rawValue, role: staff.role, signer: .person, at: now)
    }

    /// Whether the person may make all changes of a queued write. Runs inside a transaction.
    func allows(_ changes: [OutboxChange], in connection: Connection) throws(AppError) -> Bool {
        for change in changes {
            guard let kind = RecordKind(rawValue: change.kind) else { return false }
            let before = try change.before.map { text throws(AppError) in try RecordImage(text, in: connection) }
            let after = try change.after.map { text throws(AppError) in try RecordImage(text, in: connection) }
            guard allows(kind, change.subject, from: before, to: after) else { return false }
        }
        return true
    }
}

extension UUID {
    /// The identity as records have it.
    var digits: String { withUnsafeBytes(of: uuid) { Array($0).hexadecimal } }
}
