// Refuses all locks, as a network folder does that is mounted without them. For LD_PRELOAD; with NO_LOCKS=flock it only
// refuses those of whole files.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>

static int is_lock(int command, const struct flock *lock) {
    const char *which = getenv("NO_LOCKS");
    if (which != NULL && strcmp(which, "flock") == 0) return 0;
    return (command == F_SETLK || command == F_SETLKW || command == F_OFD_SETLK || command == F_OFD_SETLKW) &&
           lock->l_type != F_UNLCK;
}

static int refuse(void) {
    errno = ENOLCK;
    return -1;
}

int fcntl64(int file, int command, ...) {
    int (*real)(int, int, ...) = dlsym(RTLD_NEXT, "fcntl64");
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return is_lock(command, argument) ? refuse() : real(file, command, argument);
}

int fcntl(int file, int command, ...) {
    int (*real)(int, int, ...) = dlsym(RTLD_NEXT, "fcntl");
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return is_lock(command, argument) ? refuse() : real(file, command, argument);
}

int flock(int file, int operation) {
    int (*real)(int, int) = dlsym(RTLD_NEXT, "flock");
    return operation & LOCK_UN ? real(file, operation) : refuse();
}
