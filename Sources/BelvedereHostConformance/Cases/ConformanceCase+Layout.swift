internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about containers (stacks, grids, sections, disclosures), badges, formatted texts, blocks of code, and links to
    /// screens of the app.
    static var layout: [ConformanceCase] {
        [arrangement, sections, disclosures, refusedDisclosure, badges, attributedTexts, programs, routes]
    }

    private static var arrangement: ConformanceCase {
        ConformanceCase(
            "Spacing, lines and columns are for the eye, and their contents are read in order",
            makeWindow: { _ in
                let stack = Stack(.horizontal, spacing: .small, alignment: .baseline, Label("First"), Spacer(), Divider(), Label("Second"))
                let grid = Grid(columns: [.fit, .fill(2), .characters(8)], [Label("Name"), Label("Ada"), Label("1815")])
                return Window(
                    Screen(
                        title: "Arrangement",
                        content: Stack(
                            stack, grid,
                            Button("Change") {
                                stack.spacing = .large
                                stack.alignment = .stretch
                                grid.columns = [.fill]
                                grid.accessibilityName = "Facts"
                                grid.add(Label("London"))
                            })))
            },
            steps: [
                .expect(
                    """
                    screen "Arrangement"
                      label "First"
                      label "Second"
                      label "Name"
                      label "Ada"
                      label "1815"
                      button "Change"
                    """),
                .tap(.button, "Change"),
                .expect(
                    """
                    screen "Arrangement"
                      label "First"
                      label "Second"
                      grid "Facts"
                        label "Name"
                        label "Ada"
                        label "1815"
                        label "London"
                      button "Change"
                    """),
            ])
    }

    private static var sections: ConformanceCase {
        ConformanceCase(
            "A section is found by its heading and has its note below",
            makeWindow: { _ in
                let result = Label()
                let section = { (name: String, footer: String) in
                    Section(name, footer: footer, Label("About \(name)"), Button("Go") { result.text = "Went to \(name)" })
                }
                let first = section("North", ""), second = section("South", "It is warm.")
                return Window(
                    Screen(
                        title: "Sections",
                        content: Stack(
                            first, second, result,
                            Button("Change") {
                                first.heading = "Far north"
                                first.footer = "It is cold."
                                second.footer = ""
                            })))
            },
            steps: [
                .expect(
                    """
                    screen "Sections"
                      section "North"
                        label "About North"
                        button "Go"
                      section "South"
                        label "About South"
                        button "Go"
                        label "It is warm."
                      button "Change"
                    """),
                .tap(.button, "Go").inside(.section, "South"),
                .tap(.button, "Change"),
                .expect(
                    """
                    screen "Sections"
                      section "Far north"
                        label "About North"
                        button "Go"
                        label "It is cold."
                      section "South"
                        label "About South"
                        button "Go"
                      label "Went to South"
                      button "Change"
                    """),
            ])
    }

    private static var disclosures: ConformanceCase {
        ConformanceCase(
            "A disclosure shows what is in it when a person opens it",
            makeWindow: { _ in
                let result = Label()
                let more = Disclosure("More", Label("Hidden at first"), Button("Inside") { result.text = "Pressed inside" })
                more.onChange { result.text = $0 ? "Opened" : "Closed" }
                return Window(Screen(title: "Disclosure", content: Stack(more, result, Button("Close") { more.isExpanded = false })))
            },
            steps: [
                .expect(
                    """
                    screen "Disclosure"
                      disclosure "More" [collapsed]
                      button "Close"
                    """),
                .tap(.disclosure, "More"),
                .expect(
                    """
                    screen "Disclosure"
                      disclosure "More" [expanded]
                        label "Hidden at first"
                        button "Inside"
                      label "Opened"
                      button "Close"
                    """),
                .tap(.button, "Inside"),
                .tap(.button, "Close"),
                .expect(
                    """
                    screen "Disclosure"
                      disclosure "More" [collapsed]
                      label "Pressed inside"
                      button "Close"
                    """),
                .tap(.disclosure, "More"),
                .tap(.disclosure, "More"),
                .expect(
                    """
                    screen "Disclosure"
                      disclosure "More" [collapsed]
                      label "Closed"
                      button "Close"
                    """),
            ])
    }

    private static var refusedDisclosure: ConformanceCase {
        ConformanceCase(
            "A disclosure that was disabled meanwhile stays as it was",
            makeWindow: { _ in
                let more = Disclosure("More", Label("Inside"))
                return Window(Screen(title: "Refused", content: Stack(Button("Disable") { more.isEnabled = false }, more)))
            },
            steps: [
                .together(.tap(.button, "Disable"), .tap(.disclosure, "More")),
                .expect(
                    """
                    screen "Refused"
                      button "Disable"
                      disclosure "More" [disabled, collapsed]
                    """),
            ])
    }

    private static var badges: ConformanceCase {
        ConformanceCase(
            "A badge says its text or its name, and an avatar is decoration until it has one",
            makeWindow: { _ in
                let badge = Badge("3", tone: .accent, name: "3 unread"), empty = Badge(), avatar = Avatar("Ada Lovelace")
                return Window(
                    Screen(
                        title: "Marks",
                        content: Stack(
                            Stack(.horizontal, avatar, Label("Inbox"), badge, empty),
                            Button("Change") {
                                badge.text = "4"
                                badge.accessibilityName = ""
                                empty.text = "New"
                                empty.tone = .success
                                avatar.name = "Grace Hopper"
                                avatar.accessibilityName = "Grace"
                            })))
            },
            steps: [
                .expect(
                    """
                    screen "Marks"
                      label "Inbox"
                      badge "3 unread"
                      button "Change"
                    """),
                .tap(.button, "Change"),
                .expect(
                    """
                    screen "Marks"
                      avatar "Grace"
                      label "Inbox"
                      badge "4"
                      badge "New"
                      button "Change"
                    """),
            ])
    }

    private static var attributedTexts: ConformanceCase {
        ConformanceCase(
            "A text is read as one, and its links say where they lead",
            makeWindow: { _ in
                let label = Label("Press \("Save", .bold), or read \("the manual", link: "https://example.org/manual").")
                let other = Label("Plain")
                return Window(
                    Screen(
                        title: "Attributed",
                        content: Stack(
                            label, other,
                            Button("Change") {
                                label.text = "Plain again"
                                other.attributedText = AttributedText(markdown: "`code` *and* [<b>](javascript:alert(1))")
                            })))
            },
            steps: [
                .expect(
                    """
                    screen "Attributed"
                      label "Press Save, or read the manual." [link "the manual" to "https://example.org/manual"]
                      label "Plain"
                      button "Change"
                    """),
                .tap(.button, "Change"),
                .expect(
                    """
                    screen "Attributed"
                      label "Plain again"
                      label "code and <b>)"
                      button "Change"
                    """),
            ])
    }

    private static var programs: ConformanceCase {
        ConformanceCase(
            "Lines of a program have a name, and a person copies them",
            makeWindow: { context in
                let code = CodeBlock(
                    "let tea = \"two\"\n    // for two", title: "Tea.swift", language: .swift, copying: .init(done: "Copy"))
                let told = Label("Nothing")
                return Window(
                    Screen(
                        title: "Program",
                        content: Stack(
                            code, told,
                            Button("Paste") {
                                do throws(CapabilityFailure) { told.text = try await context.device.paste() } catch {
                                    told.text = "\(error)"
                                }
                            },
                            Button("Change") {
                                code.text = "<b>"
                                code.title = "Page.html"
                                code.language = nil
                            })))
            },
            steps: [
                .expect(
                    """
                    screen "Program"
                      codeBlock "Tea.swift" = "let tea = \\"two\\"\\n    // for two"
                        button "Copy"
                      label "Nothing"
                      button "Paste"
                      button "Change"
                    """),
                .tap(.button, "Copy"),
                .expect(
                    """
                    screen "Program"
                      codeBlock "Tea.swift" = "let tea = \\"two\\"\\n    // for two"
                        button "Copy"
                      label "Nothing"
                      button "Paste"
                      button "Change"
                    announced "Copy"
                    """),
                .tap(.button, "Paste"),
                .tap(.button, "Change"),
                .expect(
                    """
                    screen "Program"
                      codeBlock "Page.html" = "<b>"
                        button "Copy"
                      label "let tea = \\"two\\"\\n    // for two"
                      button "Paste"
                      button "Change"
                    """),
            ])
    }

    private static var routes: ConformanceCase {
        ConformanceCase(
            "A link to a screen of the app leads there and back",
            makeWindow: { _ in
                let router = Router(root: ConformancePlace.bottom)
                return Window(router) { place in
                    let title = place == .bottom ? "Home" : "Away"
                    return Screen(title: title, content: Stack(Link("On", to: ConformancePlace.page(7), in: router)))
                }
            },
            steps: [
                .tap(.link, "On"),
                .expect(
                    """
                    screen "Away" [back]
                      link "On" to "/page/7/page/7"
                    """),
                .back,
                .expect(
                    """
                    screen "Home"
                      link "On" to "/page/7"
                    """),
            ])
    }
}
