import LayeringEngine

extension GraphPage {
    static let style = """
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
        body { margin: 1rem auto; max-width: 80rem; padding: 0 1rem }
        table { border-collapse: collapse }
        th, td { padding: .2rem .6rem; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
        thead th { position: sticky; top: 0; background: Canvas }
        .n { text-align: right; font-variant-numeric: tabular-nums }
        em { color: #c33 }
        tr:target, tr:target a { background: Highlight; color: HighlightText }
        #module { position: sticky; top: 0; background: Canvas; border: 1px solid #888; padding: 0 1rem 1rem; z-index: 1;
          max-height: 50vh; overflow: auto }
        #module div { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1rem }
        #module ul { margin: 0; padding-left: 1.2rem }
        """

    /// It writes names as text, never as HTML.
    static let script = #"""
        const [panel, search] = ["module", "search"].map((id) => document.getElementById(id))
        const rows = [...document.querySelectorAll("tbody tr")]
        const numbers = new Map(graph.modules.map((module, number) => [module.name, number]))

        function element(name, text, ...children) {
          const made = document.createElement(name)
          made.append(text, ...children)
          return made
        }

        function link(name) {
          const made = element("a", name)
          made.href = "#m" + numbers.get(name)
          return made
        }

        function list(title, names) {
          const items = names.map((name) => element("li", "", link(name)))
          return element("section", "", element("h3", `${title} (${names.length})`), element("ul", "", ...items))
        }

        function show() {
          const module = graph.modules[location.hash.slice(2)]
          panel.hidden = !module
          if (!module) return
          const from = (edges) => edges.filter((edge) => edge.from === module.name).map((edge) => edge.to)
          const forbidden = graph.edges.filter((edge) => !edge.allowed)
          const users = graph.edges.filter((edge) => edge.to === module.name).map((edge) => edge.from)
          panel.replaceChildren(
            element("h2", module.name),
            element("p", `Layer ${module.layer}. A change compiles ${module.recompiledLines} lines again.`),
            element("div", "", list("Used by", users), list("Uses", from(graph.edges)),
              list("Uses, though forbidden", from(forbidden)), list("May use, and does not", from(graph.unused)),
              list("Compiled again", module.recompiled)))
        }

        function choose(step) {
          const links = rows.filter((row) => !row.hidden).map((row) => row.querySelector("a"))
          const chosen = links.indexOf(document.activeElement)
          links[Math.max(0, Math.min(links.length - 1, chosen + step))]?.focus()
        }

        search.addEventListener("input", () => {
          const wanted = search.value.toLowerCase()
          rows.forEach((row, number) => row.hidden = !graph.modules[number].name.toLowerCase().includes(wanted))
        })
        addEventListener("keydown", (event) => {
          if (event.key === "/" && document.activeElement !== search) search.focus()
          else if (event.key === "ArrowDown") choose(1)
          else if (event.key === "ArrowUp") choose(-1)
          else if (event.key === "Escape") location.hash = ""
          else return
          event.preventDefault()
        })
        addEventListener("hashchange", show)
        document.getElementById("searching").hidden = false
        show()
        """#
}
