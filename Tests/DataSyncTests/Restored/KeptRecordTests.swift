import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// Records that a restored remote still has.
@Suite(.timeLimit(.minutes(60))) struct KeptRecordTests {
    @Test(arguments: Engine.here)
    func `a record that was changed twice is what it was before the remote was restored`(_ engine: Engine)
        async throws
    {
        try await engine.withRestorable { remote in
            let workstations = try await remote.workstations()
            let patient = try await workstations[0].register("Ada Byron").number
            for phone in ["600 555 111", "600 555 222"] {
                try await workstations[0].edit(patient) { $0.phone = phone }
                try await workstations.settle()
            }
            try remote.backUp()
            try remote.restore()
            try await workstations.settle()
            for workstation in workstations {
                #expect(try await workstation.now { $0.patients.patient(patient) }.facts.phone == "600 555 222")
                let status = try await workstation.status()
                #expect(status.setAside + status.parked + status.conflicts == 0)
            }
        }
    }
}
