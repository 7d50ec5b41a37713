import Domain
import Foundation

@testable import Data
@testable import DataSync

extension FakeRemoteClinic {
    /// The clinic, and up to which visit the workstation that asks has every answer.
    func identify(by log: [UInt8]?) -> RemoteIdentity? {
        guard let identity else { return nil }
        let settled = log.flatMap { workstations[$0]?.settled } ?? 0
        return RemoteIdentity(clinic: identity.clinic, isOpen: identity.isOpen, settled: settled)
    }

    /// Notes what a workstation has, and forgets the answers that it has.
    mutating func come(_ visit: RemoteVisit, after cursor: RemoteCursor, _ page: RemotePage) {
        var workstation = workstations[visit.log] ?? Workstation(place: 0)
        workstation.isRetired = false
        let parts = cursor.text.split(separator: "/").compactMap { Int($0) }
        workstation.place = page.restarted ? 0 : parts.dropFirst().first ?? 0
        if visit.isSettled, visit.number == workstation.settled + 1,
            visits.values.contains(where: { $0.log == visit.log })
        {
            workstation.settled = visit.number
        }
        workstations[visit.log] = workstation
        sweep()
        forgetAnswers { $0.log == visit.log && $0.number <= workstation.settled }
    }

    mutating func retire(_ log: [UInt8]) {
        workstations[log]?.isRetired = true
        workstations[log]?.settled += 1
        forgetAnswers { $0.log == log }
        sweep()
    }

    /// Takes deleted records away that everybody knows to be gone.
    mutating func sweep() {
        let everybody = workstations.values.filter { !$0.isRetired }.map(\.place).min() ?? 0
        for key in forgotten {
            guard let place = records[key]?.place, place <= everybody else { continue }
            (records[key], swept) = (nil, max(swept, place))
            forgotten.remove(key)
        }
    }

    /// Whether a workstation may lack that something is gone: it is not known, or is further back than was known.
    func misses(_ visit: RemoteVisit?, _ place: Int) -> Bool {
        guard swept > place else { return false }
        guard let workstation = visit.flatMap({ workstations[$0.log] }), !workstation.isRetired else { return true }
        return workstation.place > place
    }

    private mutating func forgetAnswers(_ isKnown: (RemoteVisit) -> Bool) {
        for (operation, visit) in visits where isKnown(visit) {
            (applied[operation], refused[operation], contradicted[operation]) = (nil, nil, nil)
            visits[operation] = nil
        }
    }

    /// Everybody at once is here as the same role, at the same moment.
    var knownWorkstations: [RemoteWorkstation] {
        workstations.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { log, workstation in
            let behind = records.values.count { $0.place > workstation.place }
            return RemoteWorkstation(
                log: log, role: "clinic", seenAt: RemoteBench.date, behind: min(behind, RemoteWorkstation.most + 1),
                isRetired: workstation.isRetired)
        }
    }
}
