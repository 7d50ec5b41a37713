// Holds four programs that share an SQLite file up where SQLite before 3.51.3 loses commits, as an unlucky scheduler
// would: one that checkpoints has read how long the log is, and before it reads how much of it is in the file another
// one restarts the log (https://sqlite.org/wal.html, section 11.1). It only makes them wait, never longer than
// `patience`, and changes nothing of their reads or writes.
//
// For LD_PRELOAD, on Linux and x86-64. RACE_STAGE is a file that all four map, which begins empty; RACE_ROLE says who
// this is. With RACE_WAY=old nothing takes the place of SQLite's automatic checkpoint.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

enum role { LATE, PROMPT, FIRST, OTHER };

// What the race is waiting for.
enum phase {
    LONG_LOG,   // the late one commits, and the log is long; nobody else checkpoints before
    ALL_COPIED, // the prompt one commits and writes the whole log back to the file; the others wait
    HEADER,     // the late one reads how long the log is
    NEW_LOG,    // the first one restarts the log and ends its transaction
    LATE_END,   // the late one ends its checkpoint
    OVER,       // nothing: all continue freely
};

struct stage {
    atomic_int phase;
    atomic_int tries; // how often the late one was at the gap
    atomic_uint frames; // in the log then
    atomic_int won; // the log was restarted in time
    atomic_int present;
};

enum { WRITE_LOCK = 0, CHECKPOINT_LOCK = 1, FIRST_READ_LOCK = 3, PAGE = 4096, LONG = 1000 };

// The longest waits, in milliseconds: for the others to come to a point, and at a gap that nobody can come into.
static const long patience = 500, patience_at_gap = 100;
static enum role role;
static struct stage *stage;
static int keeps_automatic;
static sqlite3_io_methods ours, theirs;
static char *volatile index_page; // the first page of the log's index, which all programs share
static volatile int armed, has_long_log, is_writing;

// What SQLite keeps there (https://sqlite.org/walformat.html): frames in the log, and how many are in the file.
static uint32_t frames(void) { return *(volatile uint32_t *)(index_page + 16); }
static uint32_t copied(void) { return *(volatile uint32_t *)(index_page + 96); }

static void set(enum phase phase) { atomic_store(&stage->phase, phase); }
static int is(enum phase phase) { return atomic_load(&stage->phase) == (int)phase; }
static int is_between(enum phase first, enum phase last) {
    int now = atomic_load(&stage->phase);
    return first <= now && now <= last;
}

static long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// Waits as long as the race is between two phases, but not for ever.
static void wait_while(enum phase first, enum phase last, long limit) {
    for (long end = now() + limit; is_between(first, last) && now() < end;) usleep(50);
}

// Where it cannot succeed, each try takes its time.
static int most_tries(void) { return keeps_automatic ? 20 : 2; }

// The next phase after the late one stood at the gap so often, or did not get there.
static void end_try(void) {
    set(atomic_load(&stage->won) || atomic_load(&stage->tries) >= most_tries() ? OVER : LONG_LOG);
}

// The late one lets itself be overtaken before it asks for its first lock after a commit.
static void be_late(void) {
    if (!has_long_log) return;
    has_long_log = 0;
    if (!is(LONG_LOG)) return;
    set(ALL_COPIED);
    wait_while(ALL_COPIED, ALL_COPIED, patience);
    if (is(ALL_COPIED)) end_try();
}

// The late one has read the header, and is about to read how much is in the file.
static void stand_at_gap(void) {
    if (!is(HEADER)) return;
    atomic_store(&stage->frames, frames());
    if (frames() < LONG || copied() != frames()) return end_try();
    atomic_fetch_add(&stage->tries, 1);
    set(NEW_LOG);
    wait_while(NEW_LOG, NEW_LOG, keeps_automatic ? patience : patience_at_gap);
    set(LATE_END);
}

static void protect(int mode) { mprotect(index_page, PAGE, mode); }

static struct sigaction others_fault;

// Reads of the header go on one instruction at a time; the first read beyond it is the gap.
static void at_fault(int number, siginfo_t *info, void *context) {
    long offset = (char *)info->si_addr - index_page;
    if (!armed || offset < 0 || offset >= PAGE) {
        sigaction(SIGSEGV, &others_fault, NULL);
        return;
    }
    protect(PROT_READ | PROT_WRITE);
    if (offset < 96) {
        ((ucontext_t *)context)->uc_mcontext.gregs[REG_EFL] |= 0x100;
    } else {
        armed = 0;
        stand_at_gap();
    }
}

static void after_step(int number, siginfo_t *info, void *context) {
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_EFL] &= ~0x100;
    if (armed) protect(PROT_NONE);
}

static void arm(void) {
    struct sigaction action = {.sa_flags = SA_SIGINFO};
    action.sa_sigaction = after_step;
    sigaction(SIGTRAP, &action, NULL);
    action.sa_sigaction = at_fault;
    sigaction(SIGSEGV, &action, &others_fault);
    armed = 1;
    protect(PROT_NONE);
}

static void disarm(void) {
    if (armed) protect(PROT_READ | PROT_WRITE);
    armed = 0;
}

// Nobody is through before all are there.
static void wait_for_all(void) {
    static int is_known;
    if (is_known) return;
    is_known = 1;
    atomic_fetch_add(&stage->present, 1);
    for (long end = now() + 10 * patience; atomic_load(&stage->present) < 4 && now() < end;) usleep(50);
}

static void wait_for_turn_to_read(void) {
    wait_for_all();
    if (role != LATE && frames() >= LONG) wait_while(LONG_LOG, LONG_LOG, patience);
    switch (role) {
    case LATE: break;
    case PROMPT: return wait_while(HEADER, LATE_END, patience);
    case FIRST:
        wait_while(ALL_COPIED, HEADER, patience);
        return wait_while(LATE_END, LATE_END, patience);
    case OTHER: return wait_while(ALL_COPIED, LATE_END, patience);
    }
}

static int locking(sqlite3_file *file, int first, int count, int flags) {
    if (role == LATE) be_late();
    if (first >= FIRST_READ_LOCK && flags & SQLITE_SHM_SHARED && !is_writing) wait_for_turn_to_read();
    if (first != CHECKPOINT_LOCK) {
        int code = theirs.xShmLock(file, first, count, flags);
        if (first == WRITE_LOCK && code == SQLITE_OK) is_writing = 1;
        return code;
    }
    if (role != LATE && (is(LONG_LOG) || (role != PROMPT && !is(OVER)))) return SQLITE_BUSY;
    int code = theirs.xShmLock(file, first, count, flags);
    if (code == SQLITE_OK && role == LATE && is(HEADER)) arm();
    return code;
}

// The first one ended a transaction. Where somebody was still reading, the log went on instead.
static void end_new_log(uint32_t frames, uint32_t before) {
    if (frames == 0 || frames == before) return;
    atomic_store(&stage->won, frames < before);
    set(LATE_END);
}

static int unlocking(sqlite3_file *file, int first, int count, int flags) {
    if (first == CHECKPOINT_LOCK && role == LATE) {
        disarm();
        if (is(LATE_END)) end_try();
    }
    int code = theirs.xShmLock(file, first, count, flags);
    if (first == WRITE_LOCK) is_writing = 0;
    if (first == WRITE_LOCK && role == LATE) has_long_log = frames() >= LONG && copied() < frames();
    if (first == CHECKPOINT_LOCK && role == PROMPT && is(ALL_COPIED) && copied() == frames()) set(HEADER);
    if (first >= FIRST_READ_LOCK && role == FIRST && is(NEW_LOG)) end_new_log(frames(), atomic_load(&stage->frames));
    return code;
}

static int lock(sqlite3_file *file, int first, int count, int flags) {
    if (index_page == NULL || is(OVER)) {
        disarm();
        return theirs.xShmLock(file, first, count, flags);
    }
    return flags & SQLITE_SHM_LOCK ? locking(file, first, count, flags) : unlocking(file, first, count, flags);
}

static int map(sqlite3_file *file, int region, int size, int extends, void volatile **place) {
    int code = theirs.xShmMap(file, region, size, extends, place);
    if (code == SQLITE_OK && region == 0) index_page = (char *)*place;
    return code;
}

static void open_stage(void) {
    const char *path = getenv("RACE_STAGE"), *name = getenv("RACE_ROLE"), *way = getenv("RACE_WAY");
    int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0 || name == NULL) return;
    stage = mmap(NULL, sizeof *stage, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    role = atoi(name);
    keeps_automatic = way != NULL && strcmp(way, "old") == 0;
}

// Without the late one there is no race.
__attribute__((destructor)) static void give_up(void) {
    if (stage != NULL && role == LATE) set(OVER);
}

int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *vfs) {
    int (*real)(const char *, sqlite3 **, int, const char *) = dlsym(RTLD_NEXT, "sqlite3_open_v2");
    int code = real(path, database, flags, vfs);
    if (stage == NULL) open_stage();
    sqlite3_file *file = NULL;
    if (code != SQLITE_OK || stage == NULL) return code;
    sqlite3_file_control(*database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (file == NULL || file->pMethods == NULL || file->pMethods->iVersion < 2) return code;
    theirs = ours = *file->pMethods;
    ours.xShmLock = lock;
    ours.xShmMap = map;
    file->pMethods = &ours;
    return code;
}

void *sqlite3_wal_hook(sqlite3 *database, int (*hook)(void *, sqlite3 *, const char *, int), void *argument) {
    void *(*real)(sqlite3 *, int (*)(void *, sqlite3 *, const char *, int), void *) =
        dlsym(RTLD_NEXT, "sqlite3_wal_hook");
    return keeps_automatic ? NULL : real(database, hook, argument);
}
