import Domain
import Foundation

@testable import Data
@testable import DataSync

extension FakeRemoteClinic {
    /// The clinic, and up to which visit the workstation that asks has every answer.
    mutating func identify(by log: [UInt8]?) -> RemoteIdentity? {
        guard let identity else { return nil }
        if let log, identity.isOpen, stations[log] == nil { stations[log] = Station(place: min(lastPlace, fence)) }
        let settled = log.flatMap { stations[$0]?.settled } ?? 0
        return RemoteIdentity(clinic: identity.clinic, isOpen: identity.isOpen, settled: settled)
    }

    /// Notes what a workstation has, and forgets the answers that it has.
    mutating func come(_ visit: RemoteVisit, after cursor: RemoteCursor, _ page: RemotePage) {
        var station = stations[visit.log] ?? Station(place: 0)
        station.isRetired = false
        let parts = cursor.text.split(separator: "/").compactMap { Int($0) }
        station.place = page.restarted ? 0 : parts.dropFirst().first ?? 0
        if visit.isSettled, visit.number == station.settled + 1, visits.values.contains(where: { $0.log == visit.log })
        {
            station.settled = visit.number
        }
        stations[visit.log] = station
        sweep()
        forgetAnswers { $0.log == visit.log && $0.number <= station.settled }
    }

    mutating func retire(_ log: [UInt8]) {
        stations[log]?.isRetired = true
        stations[log]?.settled += 1
        forgetAnswers { $0.log == log }
        sweep()
    }

    /// Takes deleted records away that everybody knows to be gone.
    mutating func sweep() {
        let everybody = stations.values.filter { !$0.isRetired }.map(\.place).min() ?? 0
        for key in forgotten {
            guard let place = records[key]?.place, place <= everybody else { continue }
            (records[key], swept) = (nil, max(swept, place))
            forgotten.remove(key)
        }
    }

    /// Whether a workstation may lack that something is gone: it is not known, or is further back than was known.
    func misses(_ visit: RemoteVisit?, _ place: Int) -> Bool {
        guard swept > place else { return false }
        guard let station = visit.flatMap({ stations[$0.log] }), !station.isRetired else { return true }
        return station.place > place
    }

    private mutating func forgetAnswers(_ isKnown: (RemoteVisit) -> Bool) {
        for (operation, visit) in visits where isKnown(visit) {
            (applied[operation], refused[operation], contradicted[operation]) = (nil, nil, nil)
            visits[operation] = nil
        }
    }

    /// Everybody at once is here as the same role, at the same moment.
    var knownStations: [RemoteStation] {
        stations.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { log, station in
            let behind = records.values.count { $0.place > station.place }
            return RemoteStation(
                log: log, role: "clinic", seenAt: RemoteBench.date, behind: min(behind, RemoteStation.most + 1),
                isRetired: station.isRetired)
        }
    }
}
