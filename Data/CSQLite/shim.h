#include <sqlite3.h>

// Ends SQLite's count of its memory, which nothing here reads: each allocation of any thread would wait for its one lock.
// Works before anything else of SQLite is called. Swift cannot call sqlite3_config, whose arguments vary in number.
static inline int clinic_sqlite3_stop_counting_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
