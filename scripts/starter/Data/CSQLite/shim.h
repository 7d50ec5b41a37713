// only sqlite
#include <sqlite3.h>
