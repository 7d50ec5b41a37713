/* The answers, with every value that the clinic's own have. All bytes are copied: an answer outlives the row that
   it is read from. */

#ifndef ANSWERS_H
#define ANSWERS_H

#include <stddef.h>
#include <stdint.h>

enum { page_size = 10, most_rows = 1000 };

/* Absent where there are no bytes. */
struct text {
    const char *bytes;
    int length;
};

struct identity {
    unsigned char bytes[16];
};

struct day {
    int year, month, day;
};

struct patient {
    struct identity id;
    int64_t number, version;
    struct text name, phone, email, address;
    struct day born;
};

struct page {
    struct patient patients[page_size];
    int count;
    /* How many there are on all pages, or -1. */
    int64_t total;
    /* Whether there is another page; it begins after this place. */
    int is_followed;
    struct text last_sort_name;
    int64_t last_number;
};

struct service {
    struct text handle, title;
    int minutes;
};

struct clinician {
    struct identity id;
    struct text user_name, name;
    int is_present;
};

struct hours {
    int weekday, opens, closes;
};

struct appointment {
    struct identity id, patient_id;
    int64_t number, patient, start_at, end_at, version;
    struct text patient_name, reason, note;
    const struct clinician *clinician;
    const struct service *service;
};

struct agenda {
    struct service services[most_rows];
    struct clinician clinicians[most_rows];
    struct hours hours[most_rows];
    struct appointment appointments[most_rows];
    int service_count, clinician_count, hours_count, appointment_count;
};

/* Where the bytes of an answer are, until the next one is read. */
struct room {
    char *start;
    size_t used, size;
};

#endif
