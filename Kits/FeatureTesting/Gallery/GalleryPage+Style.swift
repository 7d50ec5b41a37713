extension GalleryPage {
    /// The style sheet of the page. It shows the chosen rendering of each entry, or the one that fits.
    static func style(looks: [String]) -> String {
        let chosen = looks.map { ":root:has(#\($0):checked) pre.\($0)" }.joined(separator: ", ")
        return """
            \(colours)
            \(layout)
            pre { display: none; }
            \(chosen) { display: block; }
            @media (max-width: 759px) { :root:has(#fit:checked) pre.w40 { display: block; } }
            @media (min-width: 760px) { :root:has(#fit:checked) pre.w80 { display: block; } }
            \(grid)
            """
    }

    private static let colours = """
        :root { color-scheme: light; --paper: #fbfaf7; --ink: #1d1c1a; --faint: #5f5b54; --line: #d8d3c9;
          --card: #ffffff; --link: #0b5394; --number: #00616b; --warning: #a3160f; }
        \(":root:has(#dark:checked)") { \(dark) }
        @media (prefers-color-scheme: dark) { :root:has(#auto:checked) { \(dark) } }
        """

    private static let dark = """
        color-scheme: dark; --paper: #16181a; --ink: #e8e6e1; --faint: #a9a59d; --line: #3a3d40;
          --card: #1e2124; --link: #8ab8f0; --number: #6fd0d8; --warning: #ff8a80;
        """

    private static let layout = """
        * { box-sizing: border-box; }
        html { scroll-padding-top: 1rem; }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 16px/1.5 system-ui, "DejaVu Sans", sans-serif; overflow-wrap: anywhere; }
        a { color: var(--link); }
        a:focus-visible, input:focus-visible, summary:focus-visible, pre:focus-visible
          { outline: 3px solid var(--link); outline-offset: 2px; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; z-index: 1; }
        header { padding: 1.5rem 1rem 1rem; border-bottom: 1px solid var(--line); }
        h1 { font-size: 1.6rem; line-height: 1.2; margin: 0; }
        header p { margin: .25rem 0 1rem; color: var(--faint); }
        form { display: flex; flex-wrap: wrap; gap: 1rem; }
        fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: 0; padding: .25rem .75rem .5rem;
          display: flex; flex-wrap: wrap; gap: .25rem 1rem; min-width: 0; }
        legend { color: var(--faint); font-size: .85rem; padding: 0 .25rem; }
        nav { padding: 1rem; border-bottom: 1px solid var(--line); }
        nav h2, main h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
        nav ul { list-style: none; margin: 0; padding-left: 1rem; }
        nav ul ul { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding-left: .5rem; }
        nav > details > ul > li { margin-top: .25rem; }
        nav summary { cursor: pointer; padding: .2rem 0; font-weight: 600; }
        nav a { font-size: .9rem; }
        main { padding: 1rem; min-width: 0; }
        main section { margin-bottom: 3rem; }
        h3 { font-size: 1.05rem; margin: 1.5rem 0 .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
        h4 { font-size: .95rem; font-weight: 600; margin: 1rem 0 .25rem; color: var(--faint); }
        h4 a { text-decoration: none; }
        article { content-visibility: auto; contain-intrinsic-size: auto 20rem; }
        article:target h4 { color: var(--link); }
        @media (min-width: 1000px) {
          .columns { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
          nav { border-bottom: 0; position: sticky; top: 0;
            align-self: start; max-height: 100vh; overflow-y: auto; }
          main { padding: 1rem 2rem; border-left: 1px solid var(--line); }
        }
        """

    private static let grid = """
        pre { margin: 0; padding: .75rem; overflow-x: auto; background: var(--card); width: fit-content; max-width: 100%;
          border: 1px solid var(--line); border-radius: .5rem; overflow-wrap: normal;
          font: 14px/1.35 "DejaVu Sans Mono", Menlo, Consolas, monospace; font-variant-ligatures: none; }
        pre i { display: inline-block; height: 1.35em; overflow: hidden; vertical-align: top; font-style: normal; }
        .s1 { font-weight: 700; }
        .s1-4 { font-weight: 700; text-decoration: underline; }
        .s2 { color: var(--faint); }
        .s1-31 { font-weight: 700; color: var(--warning); }
        .s36 { color: var(--number); }
        .s7 { background: var(--ink); color: var(--card); }
        """
}
