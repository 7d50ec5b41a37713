#include "reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The columns of a patient, in the order of read_patient. */
#define PATIENT "patient.id, patient.number, patient.version, patient.name, patient.born, patient.phone, patient.email, patient.address"

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    check(database, sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) == SQLITE_OK);
    return statement;
}

void check(sqlite3 *database, int is_expected)
{
    if (is_expected) return;
    fprintf(stderr, "error: %s\n", sqlite3_errmsg(database));
    exit(1);
}

void open_reader(struct reader *reader, const char *path)
{
    sqlite3 *database;
    check(reader->database, sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, NULL) == SQLITE_OK);
    reader->database = database;
    reader->room = (struct room){malloc(1 << 16), 0, 1 << 16};
    reader->list = prepare(database,
        "SELECT " PATIENT ", sort_name, (SELECT patients FROM patient_count) FROM patient INDEXED BY patient_in_list"
        " ORDER BY sort_name, number LIMIT 11");
    reader->word = prepare(database,
        "SELECT " PATIENT ", patient_word.sort_name FROM patient_word CROSS JOIN patient USING (number) WHERE beginning = ?"
        " ORDER BY patient_word.sort_name, patient_word.number LIMIT 11");
    for (int word = 0; word < 2; word++)
        reader->words[word] = prepare(database,
            "SELECT sort_name, number FROM patient_word WHERE beginning = ? AND (sort_name, number) >= (?, ?)"
            " ORDER BY sort_name, number LIMIT 1");
    reader->patient = prepare(database, "SELECT " PATIENT " FROM patient WHERE number = ?");
    reader->phone = prepare(database,
        "SELECT " PATIENT ", sort_name FROM patient WHERE digits >= ? AND digits < ? ORDER BY sort_name, number LIMIT 11");
    reader->begin = prepare(database, "BEGIN");
    reader->commit = prepare(database, "COMMIT");
    reader->services = prepare(database, "SELECT handle, title, minutes FROM service ORDER BY key");
    reader->staff = prepare(database, "SELECT id, user_name, name, is_clinician FROM staff ORDER BY key");
    reader->hours = prepare(database, "SELECT opens, closes FROM opening_hours WHERE weekday = ? ORDER BY opens");
    reader->appointments = prepare(database,
        "SELECT a.id, a.number, p.id, a.patient, p.name, a.clinician, a.service, a.start_at, a.end_at, a.reason, a.note, a.version"
        " FROM appointment AS a CROSS JOIN patient AS p ON p.number = a.patient WHERE a.start_at >= ? AND a.start_at < ?"
        " ORDER BY a.start_at, a.number");
}

/* Whether there is another row. */
static int has_row(sqlite3_stmt *statement)
{
    int result = sqlite3_step(statement);
    if (result == SQLITE_ROW) return 1;
    check(sqlite3_db_handle(statement), result == SQLITE_DONE);
    return 0;
}

static void run(sqlite3_stmt *statement)
{
    has_row(statement);
    sqlite3_reset(statement);
}

static struct text text(struct room *room, sqlite3_stmt *row, int column)
{
    /* Looked up once: nobody else uses the connection. */
    sqlite3_value *value = sqlite3_column_value(row, column);
    const void *bytes = sqlite3_value_text(value);
    struct text text = {NULL, sqlite3_value_bytes(value)};
    if (bytes == NULL) return text;
    if (room->used + text.length > room->size) {
        fprintf(stderr, "error: an answer has more bytes than there is room for\n");
        exit(1);
    }
    text.bytes = memcpy(room->start + room->used, bytes, text.length);
    room->used += text.length;
    return text;
}

static struct identity identity(sqlite3_stmt *row, int column)
{
    return *(const struct identity *)sqlite3_column_blob(row, column);
}

static struct patient read_patient(struct room *room, sqlite3_stmt *row)
{
    int born = sqlite3_column_int(row, 4);
    return (struct patient){
        .id = identity(row, 0), .number = sqlite3_column_int64(row, 1), .version = sqlite3_column_int64(row, 2),
        .name = text(room, row, 3), .born = {born >> 9, born >> 5 & 15, born & 31}, .phone = text(room, row, 5),
        .email = text(room, row, 6), .address = text(room, row, 7),
    };
}

/* Reads the rows of patients that a statement finds; of the one after the page only that there is one. */
static void read_page(struct reader *reader, sqlite3_stmt *statement, struct page *page)
{
    page->count = 0;
    page->is_followed = 0;
    while (!page->is_followed && has_row(statement)) {
        if (page->count == page_size) {
            page->is_followed = 1;
            break;
        }
        page->patients[page->count] = read_patient(&reader->room, statement);
        page->count++;
        if (page->count == page_size) page->last_sort_name = text(&reader->room, statement, 8);
    }
    if (page->count > 0) page->last_number = page->patients[page->count - 1].number;
}

void read_list(struct reader *reader, struct page *page)
{
    reader->room.used = 0;
    page->total = 0;
    read_page(reader, reader->list, page);
    if (page->count > 0) page->total = sqlite3_column_int64(reader->list, 9);
    sqlite3_reset(reader->list);
}

void read_word(struct reader *reader, const char *beginning, struct page *page)
{
    reader->room.used = 0;
    page->total = -1;
    sqlite3_bind_text(reader->word, 1, beginning, -1, SQLITE_STATIC);
    read_page(reader, reader->word, page);
    sqlite3_reset(reader->word);
}

void read_phone(struct reader *reader, const char *digits, const char *end, struct page *page)
{
    reader->room.used = 0;
    page->total = -1;
    sqlite3_bind_text(reader->phone, 1, digits, -1, SQLITE_STATIC);
    sqlite3_bind_text(reader->phone, 2, end, -1, SQLITE_STATIC);
    read_page(reader, reader->phone, page);
    sqlite3_reset(reader->phone);
}

/* A place in the list, in the memory of a statement that stands there. */
struct place {
    struct text sort_name;
    int64_t number;
};

/* Finds the first place of a word from a place on. */
static int find_place(sqlite3_stmt *word, const struct place *from, struct place *found)
{
    sqlite3_reset(word);
    sqlite3_bind_text(word, 2, from->sort_name.bytes, from->sort_name.length, SQLITE_STATIC);
    sqlite3_bind_int64(word, 3, from->number);
    if (!has_row(word)) return 0;
    sqlite3_value *name = sqlite3_column_value(word, 0);
    found->sort_name.bytes = (const char *)sqlite3_value_text(name);
    found->sort_name.length = sqlite3_value_bytes(name);
    found->number = sqlite3_column_int64(word, 1);
    return 1;
}

static int is_same(const struct place *one, const struct place *other)
{
    return one->number == other->number && one->sort_name.length == other->sort_name.length
        && memcmp(one->sort_name.bytes, other->sort_name.bytes, one->sort_name.length) == 0;
}

static void add_patient(struct reader *reader, struct page *page, int64_t number)
{
    sqlite3_bind_int64(reader->patient, 1, number);
    if (has_row(reader->patient)) page->patients[page->count++] = read_patient(&reader->room, reader->patient);
    sqlite3_reset(reader->patient);
    page->last_number = number;
}

/* A leapfrog join: each word in turn answers with its first place from that of the other on, until they agree. */
void read_words(struct reader *reader, const char *first, const char *second, struct page *page)
{
    struct place from = {{"", 0}, 0}, found;
    int is_agreed = 0;
    reader->room.used = 0;
    *page = (struct page){.total = -1};
    run(reader->begin);
    sqlite3_bind_text(reader->words[0], 1, first, -1, SQLITE_STATIC);
    sqlite3_bind_text(reader->words[1], 1, second, -1, SQLITE_STATIC);
    for (int turn = 0; find_place(reader->words[turn], &from, &found); turn = !turn) {
        is_agreed = !is_agreed && is_same(&from, &found);
        from = found;
        if (!is_agreed) continue;
        if (page->count == page_size) {
            page->is_followed = 1;
            break;
        }
        add_patient(reader, page, found.number);
        from.number++;
    }
    sqlite3_reset(reader->words[0]);
    sqlite3_reset(reader->words[1]);
    run(reader->commit);
}

void read_agenda(struct reader *reader, int weekday, int64_t start, int64_t end, struct agenda *agenda)
{
    struct room *room = &reader->room;
    sqlite3_stmt *row;
    int count;
    room->used = 0;
    run(reader->begin);
    for (row = reader->services, count = 0; count < most_rows && has_row(row); count++)
        agenda->services[count] = (struct service){text(room, row, 0), text(room, row, 1), sqlite3_column_int(row, 2)};
    sqlite3_reset(row);
    agenda->service_count = count;
    for (row = reader->staff, count = 0; count < most_rows && has_row(row); count++)
        agenda->clinicians[count] = (struct clinician){
            identity(row, 0), text(room, row, 1), text(room, row, 2), sqlite3_column_int(row, 3)};
    sqlite3_reset(row);
    agenda->clinician_count = count;
    sqlite3_bind_int(reader->hours, 1, weekday);
    for (row = reader->hours, count = 0; count < most_rows && has_row(row); count++)
        agenda->hours[count] = (struct hours){weekday, sqlite3_column_int(row, 0), sqlite3_column_int(row, 1)};
    sqlite3_reset(row);
    agenda->hours_count = count;
    sqlite3_bind_int64(reader->appointments, 1, start);
    sqlite3_bind_int64(reader->appointments, 2, end);
    for (row = reader->appointments, count = 0; count < most_rows && has_row(row); count++)
        agenda->appointments[count] = (struct appointment){
            .id = identity(row, 0), .number = sqlite3_column_int64(row, 1), .patient_id = identity(row, 2),
            .patient = sqlite3_column_int64(row, 3), .patient_name = text(room, row, 4),
            .clinician = &agenda->clinicians[sqlite3_column_int(row, 5)],
            .service = &agenda->services[sqlite3_column_int(row, 6)], .start_at = sqlite3_column_int64(row, 7),
            .end_at = sqlite3_column_int64(row, 8), .reason = text(room, row, 9), .note = text(room, row, 10),
            .version = sqlite3_column_int64(row, 11),
        };
    sqlite3_reset(row);
    agenda->appointment_count = count;
    run(reader->commit);
}
