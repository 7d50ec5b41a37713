extension Migration {
    /// The changes of format 3 for appointments.
    static let appointmentChanges: [String] = serviceTables + appointmentTables + firstServices

    private static let serviceTables = [
        """
        CREATE TABLE service (
            handle TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, minutes INTEGER NOT NULL, position INTEGER NOT NULL,
            CHECK (minutes BETWEEN 5 AND 240)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE service_clinician (
            service TEXT NOT NULL REFERENCES service (handle), clinician_id BLOB NOT NULL REFERENCES staff (id),
            PRIMARY KEY (service, clinician_id)
        ) STRICT, WITHOUT ROWID
        """,
        // Minutes after 00:00 on the clinic's wall clock; weekdays from 1 for Monday.
        """
        CREATE TABLE opening_hours (
            weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7), opens INTEGER NOT NULL, closes INTEGER NOT NULL,
            PRIMARY KEY (weekday, opens), CHECK (opens >= 0 AND opens < closes AND closes <= 1440)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    /// No appointment is longer than the longest service may be: who looks for overlaps looks back no further.
    private static let appointmentTables = [
        """
        CREATE TABLE appointment (
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16), number INTEGER PRIMARY KEY CHECK (number > 0),
            patient_id BLOB NOT NULL REFERENCES patient (id), clinician_id BLOB NOT NULL REFERENCES staff (id),
            service TEXT NOT NULL REFERENCES service (handle), start_at INTEGER NOT NULL, end_at INTEGER NOT NULL,
            status TEXT NOT NULL, reason TEXT, note TEXT, version INTEGER NOT NULL,
            CHECK (end_at > start_at AND end_at - start_at <= 14400000),
            CHECK ((status = 'cancelled') = (reason IS NOT NULL))
        ) STRICT
        """,
        // The number, which breaks ties, is the row's own key and thereby the last column of every index.
        "CREATE INDEX appointment_by_start ON appointment (start_at)",
        "CREATE INDEX appointment_by_clinician ON appointment (clinician_id, start_at)",
        "CREATE INDEX appointment_by_patient ON appointment (patient_id, start_at)",
        """
        CREATE TABLE appointment_event (
            appointment INTEGER NOT NULL REFERENCES appointment (number), position INTEGER NOT NULL, kind TEXT NOT NULL,
            at INTEGER NOT NULL, by TEXT NOT NULL, staff_id BLOB NOT NULL REFERENCES staff (id), from_at INTEGER,
            to_at INTEGER, reason TEXT, PRIMARY KEY (appointment, position)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    /// The initial services and hours of every clinic. In an existing clinic, every clinician offers all of them, and
    /// appointments are numbered from 3001.
    private static let firstServices = [
        """
        INSERT INTO service (handle, title, minutes, position) VALUES
            ('checkup', 'Check-up', 30, 1), ('consultation', 'Consultation', 45, 2),
            ('vaccination', 'Vaccination', 15, 3), ('blood-test', 'Blood test', 15, 4), ('eye-test', 'Eye test', 30, 5)
        """,
        """
        INSERT INTO opening_hours (weekday, opens, closes) VALUES
            (1, 540, 840), (2, 540, 840), (3, 540, 840), (4, 540, 840), (5, 540, 840), (6, 540, 840), (7, 540, 840),
            (1, 900, 1080), (2, 900, 1080), (3, 900, 1080), (4, 900, 1080), (5, 900, 1080)
        """,
        """
        INSERT INTO service_clinician (service, clinician_id)
        SELECT handle, id FROM service CROSS JOIN staff WHERE role = 'clinician'
        """,
        """
        INSERT INTO number_block (subject, next_number, last_number)
        SELECT 'appointment', 3001, 9223372036854775806 FROM clinic
        """,
    ]
}
