import Domain
import FoundationEssentials

/// Finds the free times of a date, or else the next date with any.
struct SlotSearch {
    let query: SlotQuery
    let timeZone: ClinicTimeZone
    let now: Date

    func slots(from connection: Connection) throws(AppError) -> DaySlots {
        let (service, clinician) = try ClinicServices(from: connection)
            .pair(query.service, query.clinician, isBooked: query.moving != nil, in: connection)
        let moved = try query.moving.map { id throws(AppError) in
            try AppointmentRows(connection).find(id, in: connection)
        }
        let time = ClinicianTime(
            clinician: clinician.id, hours: try OpeningHours.read(of: clinician.id, from: connection),
            timeZone: timeZone,
            now: now, moving: query.moving)
        let minutes = moved.map { Int($0.end.timeIntervalSince($0.start) / 60) } ?? service.minutes
        let free = try time.free(on: query.day, in: connection)
        let times = SlotRule.slots(minutes: minutes, open: free, taken: [], now: now).filter { $0 != moved?.time }
        let next = times.isEmpty ? try nextDay(time, minutes, in: connection) : nil
        return DaySlots(day: query.day, service: service, clinician: clinician, times: times, free: free, next: next)
    }

    private func nextDay(
        _ time: ClinicianTime, _ minutes: Int, in connection: Connection
    ) throws(AppError) -> Day? {
        for days in 1...DaySlots.daysAhead {
            let day = query.day.advanced(by: days)
            let free = try time.free(on: day, in: connection)
            if !SlotRule.slots(minutes: minutes, open: free, taken: [], now: now).isEmpty { return day }
        }
        return nil
    }
}
