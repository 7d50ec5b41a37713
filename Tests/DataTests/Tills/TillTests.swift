import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Several clinics open on one file are several tills.
@Suite(.timeLimit(.minutes(10))) struct TillTests {
    @Test func eachOpenClinicIsTheLowestTillThatIsFree() throws {
        try withTills { place in
            var tills = (1...3).map { _ in Till(at: place) }
            #expect(tills.map(\.number) == [1, 2, 3])
            #expect(tills.map(\.number) == [1, 2, 3])
            tills.remove(at: 1)
            let next = Till(at: place)
            #expect(next.number == 2)
            #expect(Till(at: place).number == 4)
            #expect(tills.map(\.number) == [1, 3])
        }
    }

    @Test func aTillThatIsLeftIsFreeAndNobodyIsToldAnotherNumber() throws {
        try withTills { place in
            let (left, other) = (Till(at: place), Till(at: place))
            #expect((left.number, other.number) == (1, 2))
            for _ in 1...2 { left.leave() }
            #expect(left.number == 1)
            #expect(Till(at: place).number == 1)
        }
    }

    @Test func aNumberIsTakenWhenItIsFirstAskedForAndNotBefore() throws {
        try withTills { place in
            let (late, early) = (Till(at: place), Till(at: place))
            #expect(early.number == 1)
            #expect(late.number == 2)
        }
    }

    @Test func aClinicIsTheTillThatItIsGivenAndTheOthersCountAroundIt() throws {
        try withTills { place in
            let given = Till(at: place)
            #expect(given.take(2))
            let others = (1...2).map { _ in Till(at: place) }
            #expect(others.map(\.number) == [1, 3])
            #expect(given.number == 2)
            #expect(given.take(2))
            #expect(!given.take(4), "it is a till already")
        }
    }

    @Test func aTillThatAnotherClinicIsCannotBeTakenUntilItIsLeft() throws {
        try withTills { place in
            let (one, other) = (Till(at: place), Till(at: place))
            #expect(one.take(7))
            #expect(!other.take(7))
            one.leave()
            #expect(other.take(7))
            #expect(other.number == 7)
        }
    }

    @Test func aTillThatIsGivenHasHadNoVisitorUntilOneAsks() throws {
        try withTills { place in
            let till = Till(at: place)
            #expect(till.take(3))
            #expect(till.plainName(of: .visitor) == "visitor:3")
            #expect(till.storedName(of: .staff(Staff.ana.id)).hasPrefix("staff:"))
            #expect(!till.hadVisitor)
            #expect(till.storedName(of: .visitor) == "visitor:3")
            #expect(till.hadVisitor)
        }
    }

    @Test func aClinicInMemoryIsTheFirstTill() {
        let tills = [Till(at: .memory), Till(at: .memory)]
        #expect(tills.map(\.number) == [1, 1])
    }

    /// A folder in the place of the file stands for a file system that cannot lock.
    @Test func whereNoLockCanBeTakenItIsTheFirstTill() throws {
        try withTills { place in
            try FileManager.default.createDirectory(
                atPath: "\(place)/clinic.tills", withIntermediateDirectories: true)
            let tills = [Till(at: place), Till(at: place)]
            #expect(tills.map(\.number) == [1, 1])
            let given = [Till(at: place), Till(at: place)]
            #expect(given.map { $0.take(2) } == [true, true])
            #expect(given.map(\.number) == [2, 2])
        }
    }

    private func withTills(_ body: (StoreLocation) throws -> Void) throws {
        let parent = try newFolder()
        defer { try? FileManager.default.removeItem(at: parent) }
        try body(.folder(parent.path(percentEncoded: false)))
    }
}
