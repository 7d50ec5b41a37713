import Domain

@testable import Data
@testable import DataSync

extension FakeRemoteClinic {
    /// Signed heads of logs, each at the place at which it came.
    mutating func heads(_ given: GivenHeads, name: String) throws(AppError) -> RemoteHeads {
        guard identity?.isOpen == true else { throw .remote(.empty(remote: name)) }
        headCalls += 1
        guard given.heads.allSatisfy(\.hasShape) else {
            throw .remote(.failed(remote: name, detail: "one of these is no head"))
        }
        for head in given.heads where !heads.contains(where: { $0.head.signature == head.signature }) {
            lastHead += 1
            heads.append((lastHead, head))
        }
        for head in given.heads {
            let places = heads.filter { $0.head.log == head.log && $0.head.witness == head.witness }.map(\.place)
            let old = places.dropLast(SignedHeads.most)
            heads.removeAll { old.contains($0.place) }
        }
        let come = heads.filter {
            $0.head.isOwn && $0.place > given.place || $0.head.log == given.log && $0.place > given.ownPlace
        }.prefix(RemoteHeads.most)
        return RemoteHeads(
            come.map(\.head), next: come.last?.place ?? given.place, isLast: come.count < RemoteHeads.most)
    }
}

extension SignedHead {
    /// Whether its parts have the lengths that they must have.
    fileprivate var hasShape: Bool {
        entries > 0 && [log, root, witness].allSatisfy { $0.count == 32 } && signature.count == 64
    }
}
