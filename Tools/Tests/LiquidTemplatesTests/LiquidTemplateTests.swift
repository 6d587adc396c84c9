import LiquidTemplates
import Testing

struct LiquidTemplateTests {
    private let values: [String: LiquidValue] = [
        "prefix": .text("RC"), "nothing": .null, "empty_text": .text(""), "number": .number(3),
        "people": .list([.object(["name": .text("Ada")]), .object(["name": .text("Bo"), "age": .number(7)])]),
        "module_info": .object(["name": .text("photoAlbum"), "targets": .list([.text("App"), .text("Watch")])]),
    ]

    @Test(arguments: [
        // Output and filters.
        ("{{ prefix }}{{module_info.name}}.h", "RCphotoAlbum.h"),
        ("{{ unknown }}{{ module_info.unknown.deeper }}|", "|"),
        ("{{ 'a' | append: 'b' | upcase }}", "AB"),
        ("{{ \"B\" | prepend: prefix | downcase }}", "rcb"),
        ("{{ 'photoAlbum' | capitalize }}", "Photoalbum"),
        ("{{ 'a-b-c' | replace: '-', '+' }} {{ 'a-b-c' | replace_first: '-', '' }}", "a+b+c ab-c"),
        ("{{ 'a,b,c,,' | split: ',' | last }}{{ 'a,b' | split: ',' | first }}", "ca"),
        ("{{ module_info.targets | join: '+' }} {{ module_info.targets.size }} {{ module_info.targets[1] }}", "App+Watch 2 Watch"),
        ("{{ empty_text | default: 'none' }} {{ 'word' | slice: 0 }} {{ 'word' | slice: -2, 2 }}", "none w rd"),
        (
            "{{ module_info.targets | reverse | join: '+' }} {{ 'a,b' | split: ',' | concat: module_info.targets | join: ' ' }}",
            "Watch+App a b App Watch"
        ),
        ("{{ 'photo album' | truncate: 8 }} {{ 'photo' | truncate: 5 }} {{ 'photo album' | truncate: 6, '…' }}", "photo... photo photo…"),
        ("{{ 'a b c' | truncatewords: 2 }} {{ 'a b c' | truncatewords: 3 }} {{ 'a b' | truncatewords: 1, '!' }}", "a b... a b c a!"),
        ("{{ \"<a href='x'>&\" | escape }}", "&lt;a href=&#39;x&#39;&gt;&amp;"),
        ("{{ people | map: 'name' | join: ',' }}|{{ people | map: 'age' | compact | join: ',' }}", "Ada,Bo|7"),
        ("{{ number | plus: 4 }} {{ '2' | plus: number }} {{ 'word' | plus: 1 }} {{ 1 | plus: '0.5' }}", "7 5 1 1.5"),
        // Conditions. The empty text is true, as in Liquid.
        ("{% if prefix == 'RC' %}yes{% else %}no{% endif %}", "yes"),
        ("{% if nothing %}a{% elsif empty_text %}b{% else %}c{% endif %}", "b"),
        ("{% unless nothing %}a{% endunless %}{% unless prefix %}b{% else %}c{% endunless %}", "ac"),
        ("{% if number > 2 and prefix != '' %}a{% endif %}{% if number < 2 or nothing == nil %}b{% endif %}", "ab"),
        ("{% if module_info.targets contains 'App' %}a{% endif %}{% if prefix contains 'X' %}b{% endif %}", "a"),
        // `true or (false and false)`, not `(true or false) and false`.
        ("{% if prefix or nothing and nothing %}a{% endif %}", "a"),
        ("{% case prefix %}{% when 'A', 'RC' %}a{% else %}b{% endcase %}", "a"),
        // Loops and variables.
        (
            "{% for target in module_info.targets %}{{ forloop.index }}{{ target }}{% unless forloop.last %}, {% endunless %}{% endfor %}",
            "1App, 2Watch"
        ),
        ("{% for target in nothing %}a{% else %}none{% endfor %}{{ target }}", "none"),
        ("{% for t in module_info.targets reversed %}{{ t }}{% endfor %}", "WatchApp"),
        ("{% assign type = module_info.name | append: 'View' %}{{ type }}", "photoAlbumView"),
        ("{% capture title %}[{{ prefix }}]{% endcapture %}{{ title }}{{ title }}", "[RC][RC]"),
        // Hidden parts and white space.
        ("a{% comment %}{{ prefix }}{% if %}{% endcomment %}b", "ab"),
        ("{% raw %}{{ prefix }}{% endraw %}!", "{{ prefix }}!"),
        ("a  {%- if prefix -%}  b  {%- endif %} c", "ab c"),
        ("a\n{% if prefix %}\nb\n{% endif %}\nc", "a\n\nb\n\nc"),
        ("{ not a tag } {", "{ not a tag } {"),
        // A block with only white space writes nothing, but its tags take effect.
        ("[{% if prefix %}  \n{% endif %}]", "[]"),
        ("[{% if prefix %} {% assign a = 1 %} {% unless a %} {% endunless %}{% else %} {% endif %}]{{ a }}", "[]1"),
    ])
    func itIsRenderedAsByLiquid(source: String, expected: String) throws {
        #expect(try LiquidTemplate(source).render(values) == expected)
    }

    @Test func snippetsSeeTheValuesAndTheirOwn() throws {
        let template = try LiquidTemplate("{% include 'header' %}{% include 'line', text: 'x' %}{{ text }}")
        let snippets = ["header": "// {{ prefix }}\n", "line": "-{{ text }}-"]
        #expect(try template.render(values) { snippets[$0] } == "// RC\n-x-")
    }

    @Test func assignmentsOfASnippetStayUnlessItIsIsolated() throws {
        let source = "{% include 'a', x: 1 %}{{ y }}{{ x }}|{% render 'b', x: 2 %}{{ z }}"
        let snippets = ["a": "{% assign y = x %}", "b": "{% assign z = x %}{{ x }}{{ prefix }}"]
        #expect(try LiquidTemplate(source).render(values) { snippets[$0] } == "1|2")
    }

    @Test(arguments: [
        ("a\nb {{ x", "line 2: \"{{\" has no \"}}\"."),
        ("{% if x %}", "line 1: \"if\" has no \"endif\"."),
        ("\n{% endif %}", "line 2: The tag \"endif\" is not known."),
        ("{{ x | shout }}", "line 1: The filter \"shout\" is not known."),
        ("{% frobnicate %}", "line 1: The tag \"frobnicate\" is not known."),
        ("{% for x %}{% endfor %}", "line 1: \"for\" needs a name, \"in\" and a list."),
        ("{{ 'x }}", "line 1: A text has no closing quotation mark."),
        ("{% raw %}", "line 1: \"raw\" has no \"endraw\"."),
        ("{{ x y }}", "line 1: \"y\" is not expected here."),
    ])
    func anUnreadableTemplateIsReportedWithItsLine(source: String, message: String) {
        #expect(throws: LiquidError.self) { try LiquidTemplate(source) }
        do { _ = try LiquidTemplate(source) } catch { #expect(error.description == message) }
    }

    @Test func aMissingSnippetAndACircleAreErrors() throws {
        #expect(throws: LiquidError.self) { try LiquidTemplate("{% include 'x' %}").render([:]) }
        #expect(throws: LiquidError.self) { try LiquidTemplate("{% include 'x' %}").render([:]) { _ in "{% include 'x' %}" } }
    }
}
