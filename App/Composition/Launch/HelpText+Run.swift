/// The text of `clinic run --help`.
nonisolated extension HelpText {
    static let run = """
        Runs transcripts, and says where they go another way than is written.

        Usage:
          clinic run FILE…             run the transcripts in files; - is standard input, and of a
                                       folder all .clinic and .md files are run
          clinic run --update FILE…    write into the files how the transcripts go

        A transcript is a .clinic file, or a block in a Markdown file whose fence says “clinic”; the blocks
        after it whose fence says “clinic continued” go on with it. Each is played on a fresh example
        clinic of its own, never on yours, at a fixed time and 80 cells wide. docs/transcripts.md tells more.

          # TEXT                       a comment
          % NAME VALUE                 before the first “$”: check screens|places, clock TIME, data example,
                                       format text|linear|json, seed N, user USER, width N
          @ TERMINAL                   what follows is at this terminal; “@ TERMINAL in CLINIC” at another clinic
          $ NAME=VALUE clinic OPTIONS  starts the program
          > LINE                       is typed
          ! LINE                       is on standard error
          ! (exit N)                   the exit code, if it is not 0
          \\LINE                        a line of the screen that would begin like one of these

        Everything else is the screen.

        Exit codes:
          0   all play as written, or were updated
          1   some go another way
          65  something is no transcript; the file is left as it is
          66  a file cannot be read
          73  a file cannot be written

        """
}
