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
        ("{{ 'now' | date: '%Y-%m-%d' }} {{ 'today' | date: \"%d.%m.%y\" }}", "2026-01-05 05.01.26"),
        (
            "{{ 'now' | date: '%A %e %B %Y, %a %-d %b, %H:%M:%S %I:%M %p %j%%' }}",
            "Monday  5 January 2026, Mon 5 Jan, 16:07:08 04:07 PM 005%"
        ),
        ("{{ '29/02/2024' | date: '%F %a' }} {{ '2025-12-31 09:05' | date: '%D %T' }}", "2024-02-29 Thu 12/31/25 09:05:00"),
        ("{{ 'soon' | date: '%Y' }}{{ nothing | date: '%Y' }}{{ 'now' | date: '' }}", "soonnow"),
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
        ("{% for i in (1..number) %}{{ i }}{% endfor %} {% for i in (number..1) %}{{ i }}{% else %}none{% endfor %}", "123 none"),
        ("{% assign all = (2 .. 4) %}{{ all }} {{ all | join: '+' }} {{ all.size }}{{ all.first }}{{ all.last }}", "2..4 2+3+4 324"),
        ("{% for i in (1..9) limit:2 offset:3 %}{{ i }}{% endfor %} {% for i in (1..9) offset: 7 %}{{ i }}{% endfor %}", "45 89"),
        // The part is cut first, and then reversed.
        ("{% for i in (1..9) reversed limit: number, offset: 1 %}{{ i }}{% endfor %}", "432"),
        ("{% for i in (1..2) offset: 5 %}{{ i }}{% else %}none{% endfor %}{% for i in (1..2) limit: 0 %}{{ i }}{% endfor %}", "none"),
        ("{% for i in (1..9) %}{% if i == 3 %}{% break %}{% endif %}{{ i }}{% endfor %}!", "12!"),
        ("{% for i in (1..4) %}{% if i == 2 %}{% continue %}{% endif %}{{ i }}{% endfor %}!", "134!"),
        (
            "{% for i in (1..2) %}{% for j in (1..3) %}{% if j == 2 %}{% break %}{% endif %}{{ i }}{{ j }}{% endfor %},{% endfor %}",
            "11,21,"
        ),
        // Without a loop, `break` ends the template.
        ("a{% if prefix %}b{% break %}c{% endif %}d", "ab"),
        (
            "{% for i in (1..2) %}{% for j in (1..2) %}{{ forloop.rindex }}{{ forloop.rindex0 }}/"
                + "{{ forloop.parentloop.rindex }} {% endfor %}{% endfor %}",
            "21/2 10/2 21/1 10/1 "
        ),
        ("{% for c in prefix %}[{{ c }}]{% endfor %}{% for c in empty_text %}[]{% endfor %}{% for c in number %}[]{% endfor %}", "[RC]"),
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
        let now = LiquidMoment(year: 2026, month: 1, day: 5, hour: 16, minute: 7, second: 8)
        #expect(try LiquidTemplate(source).render(values, now: now) == expected)
    }

    @Test func aSnippetIsRenderedWithAValueAndForEachItemOfAList() throws {
        let snippets = ["target": "[{{ target }}{{ mark }}]", "prefix": "<{{ prefix }}>", "parts/row": "({{ row.name }})"]
        let source =
            "{% include 'target' with 'App' %}{% include 'target' with module_info.targets, mark: '!' %}{% include 'prefix' %}"
            + "{% include 'parts/row' for people %}{{ row.name }}{{ target }}"
        #expect(try LiquidTemplate(source).render(values) { snippets[$0] } == "[App][App!][Watch!]<RC>(Ada)(Bo)")
    }

    @Test func aBreakInASnippetEndsTheLoopAroundIt() throws {
        let source = "{% for i in (1..3) %}{{ i }}{% include 'stop' %}{% endfor %}."
        #expect(try LiquidTemplate(source).render([:]) { _ in "{% if i == 2 %}{% break %}{% endif %}" } == "12.")
        #expect(
            try LiquidTemplate("{% for i in (1..2) %}{% render 'stop' %}{{ i }}{% endfor %}").render([:]) { _ in "{% break %}" } == "12")
    }

    @Test(arguments: [
        ("\n{% for i in (1..90000000) %}{% endfor %}", "line 2: The range 1..90000000 has more than 10000 numbers."),
        ("{{ 'March 14, 2016' | date: '%Y' }}", "\"March 14, 2016\""),
        ("{{ 1152098955 | date: '%Y' }}", "\"1152098955\""),
    ])
    func aValueThatCannotBeUsedIsRefused(source: String, message: String) throws {
        let template = try LiquidTemplate(source)
        do {
            let text = try template.render([:])
            Issue.record("It wrote \"\(text)\".")
        } catch { #expect(error.description.contains(message), "\(error)") }
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
        ("{% for i in x offset: continue %}{% endfor %}", "line 1: \"offset: continue\" is not supported. Write a number."),
        ("{% for i in x limit: 2 reversed %}{% endfor %}", "line 1: \"reversed\" must stand before \"limit\" and \"offset\"."),
        ("{% for i in x columns: 2 %}{% endfor %}", "line 1: \"columns\" is not expected here."),
        ("{% for i in (1..) %}{% endfor %}", "line 1: A range needs two values, as in \"(1..3)\"."),
        ("{% include 'a' with b as c %}", "line 1: \"include\" with \"as\" is not supported."),
        ("{{ 'now' | date: '%Y-%U' }}", "line 1: The filter \"date\" does not know \"%U\"."),
        ("{% cycle 'a', 'b' %}", "line 1: The tag \"cycle\" is not known."),
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
