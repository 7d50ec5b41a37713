/* Reads answers from the best schema, with statements that are prepared once. */

#ifndef READING_H
#define READING_H

#include <sqlite3.h>

#include "answers.h"

struct reader {
    sqlite3 *database;
    sqlite3_stmt *begin, *commit;
    sqlite3_stmt *list, *word, *words[2], *patient, *phone;
    sqlite3_stmt *services, *staff, *hours, *appointments;
    struct room room;
};

void open_reader(struct reader *reader, const char *path);

void read_list(struct reader *reader, struct page *page);
void read_word(struct reader *reader, const char *beginning, struct page *page);
void read_words(struct reader *reader, const char *first, const char *second, struct page *page);
void read_phone(struct reader *reader, const char *digits, const char *end, struct page *page);
void read_agenda(struct reader *reader, int weekday, int64_t start, int64_t end, struct agenda *agenda);

/* Ends the program with SQLite's message if a result is none of those that are expected. */
void check(sqlite3 *database, int is_expected);

#endif
