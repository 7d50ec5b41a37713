import LayeringEngine

/// The functions of the system's C library that everyone may use: those that read and write nothing but memory.
///
/// A list of what is allowed, because the library has more ways to the outside than anybody lists: `open`, `syscall`,
/// `pthread_create`. Its names are in lower case: those with a capital are Apple's.
enum SystemLibrary {
    /// Whether a symbol is the C library's, and does something that is no computation.
    static func reachesOutside(_ symbol: Symbol) -> Bool {
        guard symbol.kind == .function || symbol.kind == .variable, symbol.types.isEmpty else { return false }
        guard ModuleKinship.isOfC(symbol.module), let first = symbol.name.utf8.first else { return false }
        let isSmall = first >= 0x61 && first <= 0x7A || first == 0x5F
        return isSmall && !isPure(symbol.base)
    }

    /// Whether a type of Foundation starts something or speaks with it.
    static func isDoor(_ symbol: Symbol) -> Bool {
        guard ModuleKinship.imported(for: symbol.module) == "Foundation" else { return false }
        return doors.contains(symbol.types.first ?? (symbol.kind == .type ? symbol.name : ""))
    }

    private static let doors: Set = ["Process", "Pipe", "Host", "SocketPort", "NSTask"]

    /// Mathematics comes with the same name for each width: `sqrt`, `sqrtf`, `sqrtl`.
    private static func isPure(_ name: String) -> Bool {
        if computing.contains(name) { return true }
        guard let last = name.utf8.last, last == UInt8(ascii: "f") || last == UInt8(ascii: "l") else { return false }
        return mathematics.contains(String(name.dropLast()))
    }

    private static let computing = Set(words(memory) + words(text) + words(numbers) + words(bytes)).union(mathematics)
    private static let mathematics = Set(words(mathematical))

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private static let memory = """
        malloc calloc realloc reallocf free posix_memalign aligned_alloc malloc_size malloc_usable_size \
        memcpy memmove memset memset_s memcmp memchr memrchr memmem memccpy mempcpy bcmp bcopy bzero explicit_bzero \
        qsort qsort_r bsearch errno __errno_location
        """
    private static let text = """
        strlen strnlen strcmp strncmp strcasecmp strncasecmp strcoll strxfrm strcpy strncpy strlcpy stpcpy stpncpy \
        strcat strncat strlcat strchr strchrnul strrchr strstr strcasestr strpbrk strspn strcspn strsep strtok \
        strtok_r strdup strndup strerror strerror_r strsignal snprintf vsnprintf vasprintf sscanf vsscanf \
        isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit isascii \
        tolower toupper toascii wcslen wcscmp wcscpy wmemcpy towlower towupper iswalpha iswdigit iswspace
        """
    private static let numbers = """
        atoi atol atoll atof strtol strtoll strtoul strtoull strtoimax strtoumax strtod strtof strtold \
        abs labs llabs div ldiv lldiv difftime timegm gmtime_r
        """
    private static let bytes = """
        htons htonl ntohs ntohl htobe16 htobe32 htobe64 htole16 htole32 htole64 be16toh be32toh be64toh \
        le16toh le32toh le64toh __bswap_16 __bswap_32 __bswap_64 inet_pton inet_ntop ffs ffsl ffsll
        """
    private static let mathematical = """
        acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 exp10 expm1 fabs fdim \
        floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma lgamma_r llrint llround log log10 log1p log2 logb \
        lrint lround modf nan nearbyint nextafter nexttoward pow remainder remquo rint round scalb scalbn scalbln \
        significand sin sincos sinh sqrt tan tanh tgamma trunc j0 j1 jn y0 y1 yn
        """
}
