/// The keys of a window, as its help lists them.
enum WindowHelp {
    /// The text above the help of the screen.
    static let text = """
        Keys:
          Tab, arrows       to what is next; left and right turn a choice
          Enter, Space      press, or show the choices
          letters           fill in a field that has the focus
          Esc, b            one step back; in a field, as it was
          /                 search this list
          PgUp, PgDn        scroll, as the wheel does; m: the next page
          n, p              the next day, or the previous one
          [ ], Alt-1…9      another section
          Ctrl-K            find anything by some of its letters
          :, or a number    a command line, with all of the below
          u, r              undo, and do it again
          ? or F1           this help
          Ctrl-L            draw everything again
          Shift and mouse   select text, as without the full screen
          q or Ctrl-C       quit

        """ + "\n"
}
