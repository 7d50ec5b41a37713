import Domain
import Navigation
import Support
import Testing

@testable import App

/// No outcome of a booking is lost or delivered twice, in any order of starts, ends, questions and saves.
@Suite struct AwaitedWalkTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `a random walk receives the same outcomes as a naive model`(
        seed: UInt64
    )
        async throws
    {
        var random = SeededGenerator(seed: seed)
        let walk = try await AwaitedWalk()
        var (model, last, taken) = (NaiveWait(), AwaitedStep.enter, [AwaitedStep]())
        for _ in 0..<600 {
            let steps = AwaitedStep.allCases.filter { model.allows($0, after: last) }
            let isLong = Int.random(in: 0..<6, using: &random) == 0
            let step = steps.filter { isLong || !$0.leaves }.randomElement(using: &random) ?? .enter
            taken.append(step)
            try await walk.take(step)
            model.take(step)
            let (heard, undelivered) = (walk.heard, walk.undelivered)
            let isAwaitedAsTold = walk.isAwaited == (model.booking == .awaited)
            guard heard == model.heard, undelivered == model.mailbox, isAwaitedAsTold else {
                let difference = "heard \(heard.suffix(4)), not \(model.heard.suffix(4)); undelivered \(undelivered)"
                Issue.record("seed \(seed): \(taken.suffix(12)): \(difference)")
                return
            }
            last = step
        }
        #expect(model.heard.count > 40 && Set(model.heard).count == 3)
        try await walk.end()
    }
}

/// An event of a booking.
enum AwaitedStep: CaseIterable {
    case enter, leavePage, goAway, book, finish, cancel, ask, giveUp, restart, signOut, undo, redo

    /// Whether the page is hidden or replaced afterwards. Such steps are rarer.
    var leaves: Bool { [.leavePage, .goAway, .restart, .signOut].contains(self) }
}

/// The end of a booking.
enum Ending { case finished, cancelled, replaced }

/// A short model of the outcomes that the page should receive.
struct NaiveWait {
    enum Booking { case awaited, nobodys }

    var isPageThere = false
    var isPageOnShow = false
    var booking: Booking?
    var askers = 0
    var mailbox: [Ending] = []
    var heard: [Ending] = []

    func allows(_ step: AwaitedStep, after last: AwaitedStep) -> Bool {
        switch step {
        case .book: isPageOnShow && booking == nil
        case .finish, .cancel: booking != nil
        case .ask: isPageOnShow && askers < 3
        case .giveUp: askers > 0
        case .undo: last == .book || last == .cancel
        case .redo: last == .undo
        case .enter, .leavePage, .goAway, .restart, .signOut: true
        }
    }

    private var undone: AwaitedStep?
    private var last: AwaitedStep?

    mutating func take(_ step: AwaitedStep) {
        switch step {
        case .enter:
            end(.replaced)
            (isPageThere, isPageOnShow) = (true, true)
        case .leavePage, .signOut:
            end(.replaced)
            (isPageThere, isPageOnShow, askers, mailbox) = (false, false, 0, [])
        case .goAway:
            end(.replaced)
            isPageOnShow = false
        case .book: booking = .awaited
        case .finish:
            if booking == .nobodys { isPageOnShow = false }
            end(.finished)
        case .cancel: end(.cancelled)
        case .ask:
            if mailbox.isEmpty { askers += 1 } else { heard.append(mailbox.removeFirst()) }
        case .giveUp: askers -= 1
        case .restart: askers = 0
        case .undo:
            if last == .book { end(.cancelled) } else { booking = .nobodys }
            undone = last
        case .redo: if undone == .book { booking = .nobodys } else { end(.cancelled) }
        }
        last = step
    }

    private mutating func end(_ ending: Ending) {
        if booking == .awaited {
            if askers > 0 {
                heard.append(ending)
                askers -= 1
            } else {
                mailbox.append(ending)
            }
        }
        booking = nil
    }
}

/// The app, taking the same steps.
final class AwaitedWalk {
    private var workstation = Workstation()
    private var scene: AppScene
    private(set) var heard: [Ending] = []
    private var askers: [(number: Int, task: Task<Void, Never>)] = []
    private var lastNumber = 0
    private let patient: PatientNumber = .known(2_001)

    init() async throws {
        scene = try await workstation.scene(as: .receptionist)
    }

    private var app: AppCoordinator { scene.coordinator }

    var undelivered: [Ending] { app.outcomes.flows.undelivered.map { $0.outcome.ending } }
    var isAwaited: Bool { !app.outcomes.flows.waiting.isEmpty }

    func take(_ step: AwaitedStep) async throws {
        app.journal.begin(.command("\(step)"))
        switch step {
        case .enter: try app.handle(url: "clinic://patients/2001")
        case .leavePage: try app.handle(url: "clinic://patients")
        case .goAway: app.go(.section(.music))
        case .book: app.patients.book(for: patient)
        case .finish: app.bookingFlow?.booked(.known(3_010))
        case .cancel: app.go(.back)
        case .ask: ask()
        case .giveUp: askers.removeFirst().task.cancel()
        case .restart:
            try await change(to: workstation.afterEnd(of: app))
        case .signOut:
            await app.sessions.signOut()
            try await change(to: Workstation())
        case .undo: app.go(.undo)
        case .redo: app.go(.redo)
        }
        app.journal.end()
        scene.keepViews(only: scene.livePlaces)
        await scene.readersAreServed()
        for _ in 1...4 { await Task.yield() }
    }

    /// Ends everything, and expects that nothing remains.
    func end() async throws {
        weak let app = app
        try await change(to: Workstation())
        await letOthersRun(while: { app != nil })
        #expect(app == nil)
    }

    private func ask() {
        lastNumber += 1
        var isOver = false
        let task = Task.immediate { [app, patient, number = lastNumber] in
            if let outcome = await app.patients.bookingOutcome(for: patient) { heard.append(outcome.ending) }
            askers.removeAll { $0.number == number }
            isOver = true
        }
        if !isOver { askers.append((lastNumber, task)) }
    }

    private func change(to workstation: Workstation) async throws {
        let tasks = askers.map(\.task)
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        askers = []
        self.workstation = workstation
        scene = try await workstation.scene(as: .receptionist)
    }
}

extension BookingOutcome {
    fileprivate var ending: Ending {
        switch self {
        case .finished: .finished
        case .cancelled: .cancelled
        case .replaced: .replaced
        }
    }
}
