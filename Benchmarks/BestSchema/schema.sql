-- The best schema for what Benchmarks/big-clinic reads, and for nothing else: filled from a clinic's file, which is attached
-- as "clinic". Identities stay at the edge, as blobs; inside, rows name each other by integers. Every fact is kept once.
-- What is kept again is in indexes, which SQLite keeps itself.
PRAGMA journal_mode = WAL;
BEGIN;

-- A date is a number: its day in the lowest five bits, its month in the next four, its year above.
CREATE TABLE patient (
    number INTEGER PRIMARY KEY, id BLOB NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, born INTEGER NOT NULL,
    phone TEXT NOT NULL, email TEXT, address TEXT, sort_name TEXT NOT NULL, digits TEXT NOT NULL
) STRICT;
INSERT INTO patient
SELECT number, id, name, version,
    substr(born, 1, 4) << 9 | substr(born, 6, 2) << 5 | substr(born, 9, 2), phone, email, address, sort_name,
    -- Without 00 and the country's code, so that each number is found at one place.
    ltrim(substr(phone_digits, iif(phone_digits GLOB '34?????*', 3, 1)), '0')
FROM clinic.patient ORDER BY number;
CREATE INDEX patient_in_list ON patient (sort_name, number, id, name, version, born, phone, email, address);
CREATE INDEX patient_by_phone ON patient (digits);
CREATE TABLE patient_count (patients INTEGER NOT NULL) STRICT;
INSERT INTO patient_count SELECT count(*) FROM patient;

CREATE TABLE patient_word (
    beginning TEXT NOT NULL, sort_name TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (beginning, sort_name, number)
) STRICT, WITHOUT ROWID;
INSERT INTO patient_word SELECT beginning, sort_name, number FROM clinic.patient_word ORDER BY 1, 2, 3;

CREATE TABLE service (
    key INTEGER PRIMARY KEY, handle TEXT NOT NULL, title TEXT NOT NULL, minutes INTEGER NOT NULL
) STRICT;
INSERT INTO service SELECT row_number() OVER (ORDER BY position, handle) - 1, handle, title, minutes FROM clinic.service;

CREATE TABLE staff (
    key INTEGER PRIMARY KEY, id BLOB NOT NULL, user_name TEXT NOT NULL, name TEXT NOT NULL, is_clinician INTEGER NOT NULL
) STRICT;
INSERT INTO staff
SELECT row_number() OVER (ORDER BY name, user_name) - 1, id, lower(user_name), name,
    left_at IS NULL AND role = 'clinician'
FROM clinic.staff;

CREATE TABLE opening_hours (
    weekday INTEGER NOT NULL, opens INTEGER NOT NULL, closes INTEGER NOT NULL, PRIMARY KEY (weekday, opens)
) STRICT, WITHOUT ROWID;
INSERT INTO opening_hours SELECT weekday, opens, closes FROM clinic.opening_hours;

-- In the order of the agenda. Cancelled ones are those with a reason.
CREATE TABLE appointment (
    start_at INTEGER NOT NULL, number INTEGER NOT NULL, patient INTEGER NOT NULL, clinician INTEGER NOT NULL,
    service INTEGER NOT NULL, end_at INTEGER NOT NULL, version INTEGER NOT NULL, id BLOB NOT NULL, reason TEXT, note TEXT,
    PRIMARY KEY (start_at, number)
) STRICT, WITHOUT ROWID;
INSERT INTO appointment
SELECT a.start_at, a.number, p.number, s.key, v.key, a.end_at, a.version, a.id, a.reason, a.note
FROM clinic.appointment AS a JOIN clinic.patient AS p ON p.id = a.patient_id JOIN staff AS s ON s.id = a.clinician_id
    JOIN service AS v ON v.handle = a.service
ORDER BY a.start_at, a.number;

COMMIT;
ANALYZE;
