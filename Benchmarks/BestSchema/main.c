/* The best schema in C for what Benchmarks/big-clinic reads: makes its database, and reads it. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reading.h"

/* The day of the agenda: Tuesday, 30 June 2026, in the clinic's time zone. */
static const int weekday = 2;
static const int64_t day_start = 1782770400000, day_end = 1782856800000;

static struct page page;
static struct agenda agenda;

/* Reads once. Returns whether there is such a reading. */
static int read_once(struct reader *reader, const char *reading)
{
    if (strcmp(reading, "list") == 0) read_list(reader, &page);
    else if (strcmp(reading, "prefix") == 0) read_word(reader, "ma", &page);
    else if (strcmp(reading, "word") == 0) read_word(reader, "maria", &page);
    else if (strcmp(reading, "words") == 0) read_words(reader, "gar", "max", &page);
    else if (strcmp(reading, "phone") == 0) read_phone(reader, "6005551", "6005551:", &page);
    else if (strcmp(reading, "agenda") == 0) read_agenda(reader, weekday, day_start, day_end, &agenda);
    else return 0;
    return 1;
}

/* Prints the number and the name in each row, to compare with another program's. */
static void print_rows(const char *reading)
{
    if (strcmp(reading, "agenda") == 0)
        for (int row = 0; row < agenda.appointment_count; row++)
            printf("%lld %.*s\n", (long long)agenda.appointments[row].number, agenda.appointments[row].patient_name.length,
                agenda.appointments[row].patient_name.bytes);
    else
        for (int row = 0; row < page.count; row++)
            printf("%lld %.*s\n", (long long)page.patients[row].number, page.patients[row].name.length,
                page.patients[row].name.bytes);
}

/* Makes the database from a clinic's file with the SQL that is read from standard input. */
static void make(const char *path, const char *clinic)
{
    static char sql[1 << 16];
    sqlite3 *database;
    size_t length = fread(sql, 1, sizeof sql - 1, stdin);
    sql[length] = 0;
    check(NULL, sqlite3_open(path, &database) == SQLITE_OK);
    char *attach = sqlite3_mprintf("ATTACH %Q AS clinic", clinic);
    check(database, sqlite3_exec(database, attach, NULL, NULL, NULL) == SQLITE_OK);
    sqlite3_free(attach);
    check(database, sqlite3_exec(database, sql, NULL, NULL, NULL) == SQLITE_OK);
    sqlite3_close(database);
}

int main(int count, char **words)
{
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    if (count == 4 && strcmp(words[1], "make") == 0) {
        make(words[2], words[3]);
        return 0;
    }
    if (count == 4 || count == 5) {
        struct reader reader = {0};
        open_reader(&reader, words[2]);
        int times = count == 5 ? atoi(words[4]) : 1, is_known = 1;
        for (int time = 0; time < times && is_known; time++) is_known = read_once(&reader, words[3]);
        if (is_known && strcmp(words[1], "rows") == 0) print_rows(words[3]);
        if (is_known) return 0;
    }
    fprintf(stderr, "usage: best-schema make FILE CLINIC <SQL | read FILE READING TIMES | rows FILE READING\n");
    return 64;
}
