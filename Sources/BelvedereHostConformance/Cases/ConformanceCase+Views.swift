internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about views that a person only reads or looks at, such as labels and pictures, and cannot operate.
    static var views: [ConformanceCase] { [texts, nameless, pictures, groups, states, links] }

    private static var texts: ConformanceCase {
        ConformanceCase(
            "A text changes in its place",
            makeWindow: { _ in
                let first = Label("First"), second = Label("Second", style: .title)
                return Window(
                    Screen(
                        title: "Texts",
                        content: Stack(
                            first,
                            Button("Change") {
                                first.text = #"Tea & "cakes" <b>"#
                                second.style = .detail
                            },
                            second
                        )))
            },
            steps: [
                .expect(
                    """
                    screen "Texts"
                      label "First"
                      button "Change"
                      label "Second"
                    """),
                .tap(.button, "Change"),
                .expect(
                    #"""
                    screen "Texts"
                      label "Tea & \"cakes\" <b>"
                      button "Change"
                      label "Second"
                    """#),
            ])
    }

    private static var nameless: ConformanceCase {
        ConformanceCase(
            "A view without a text has no line until it has one",
            makeWindow: { _ in
                let screen = Screen(title: "Quiet")
                let label = Label(), spinner = Spinner("Working")
                let image = ImageView(.initials("AB")), stack = Stack(Label("Inside"))
                screen.content = Stack(
                    label, image, spinner, stack,
                    Button("Speak") {
                        label.text = "Words"
                        image.accessibilityName = "Ann Bell"
                        spinner.isSpinning = true
                        stack.accessibilityName = "Box"
                        screen.title = "Loud"
                    })
                return Window(screen)
            },
            steps: [
                .expect(
                    """
                    screen "Quiet"
                      label "Inside"
                      button "Speak"
                    """),
                .tap(.button, "Speak"),
                .expect(
                    """
                    screen "Loud"
                      label "Words"
                      image "Ann Bell"
                      spinner "Working"
                      stack "Box"
                        label "Inside"
                      button "Speak"
                    """),
            ])
    }

    private static var pictures: ConformanceCase {
        ConformanceCase(
            "A picture is told by its name",
            makeWindow: { _ in
                let image = ImageView(.symbol(.search), name: "Magnifying glass")
                let map = MapPicture(name: "The harbour on the map", attribution: "© Somebody")
                return Window(
                    Screen(
                        title: "Pictures",
                        content: Stack(
                            image, map,
                            Button("Change") {
                                image.picture = .initials("XY")
                                image.accessibilityName = "Xenia Young"
                                map.lines = [MapPicture.Line([MapPicture.Point(x: 0, y: 0), MapPicture.Point(x: 1000, y: 500)])]
                                map.attribution = "© Everybody"
                            })))
            },
            steps: [
                .expect(
                    """
                    screen "Pictures"
                      image "Magnifying glass"
                      mapPicture "The harbour on the map"
                        label "© Somebody"
                      button "Change"
                    """),
                .tap(.button, "Change"),
                .expect(
                    """
                    screen "Pictures"
                      image "Xenia Young"
                      mapPicture "The harbour on the map"
                        label "© Everybody"
                      button "Change"
                    """),
            ])
    }

    private static var groups: ConformanceCase {
        ConformanceCase(
            "A group has a name and holds what is in it",
            makeWindow: { _ in
                let result = Label()
                let group = { (name: String) -> Stack in
                    let stack = Stack(.horizontal, Label("To \(name)"), Button("Go") { result.text = "Went to \(name)" })
                    stack.accessibilityName = name
                    return stack
                }
                return Window(Screen(title: "Groups", content: Stack(group("North"), group("South"), result)))
            },
            steps: [
                .expect(
                    """
                    screen "Groups"
                      stack "North"
                        label "To North"
                        button "Go"
                      stack "South"
                        label "To South"
                        button "Go"
                    """),
                .tap(.button, "Go").inside(.stack, "South"),
                .expect(
                    """
                    screen "Groups"
                      stack "North"
                        label "To North"
                        button "Go"
                      stack "South"
                        label "To South"
                        button "Go"
                      label "Went to South"
                    """),
            ])
    }

    private static var states: ConformanceCase {
        ConformanceCase(
            "A progress goes on, a spinner stops, and a message has its detail and its button",
            makeWindow: { _ in
                let progress = ProgressView("Reading"), spinner = Spinner("Asking", isSpinning: true)
                let result = Label()
                let state = EmptyState("Nothing yet", detail: "Read first.", action: Button("Ask again") { result.text = "Asked" })
                return Window(
                    Screen(
                        title: "States",
                        content: Stack(
                            progress, spinner, state, result,
                            Button("Continue") {
                                progress.fraction = (progress.fraction ?? 0) + 0.25
                                spinner.isSpinning = false
                                state.title = "Failed"
                                state.detail = ""
                                state.isError = true
                            })))
            },
            steps: [
                .expect(
                    """
                    screen "States"
                      progress "Reading"
                      spinner "Asking"
                      emptyState "Nothing yet"
                        label "Read first."
                        button "Ask again"
                      button "Continue"
                    """),
                .tap(.button, "Continue"),
                .tap(.button, "Continue"),
                .expect(
                    """
                    screen "States"
                      progress "Reading" = 50 %
                      emptyState "Failed" [error]
                        button "Ask again"
                      button "Continue"
                    """),
                .tap(.button, "Ask again"),
                .expect(
                    """
                    screen "States"
                      progress "Reading" = 50 %
                      emptyState "Failed" [error]
                        button "Ask again"
                      label "Asked"
                      button "Continue"
                    """),
            ])
    }

    private static var links: ConformanceCase {
        ConformanceCase(
            "A link says where it leads",
            makeWindow: { _ in
                let link = Link("Read more", to: "https://example.org/one")
                return Window(
                    Screen(
                        title: "Links",
                        content: Stack(
                            link,
                            Button("Change") {
                                link.title = "Read on"
                                link.destination = "https://example.org/two"
                            })))
            },
            steps: [
                .expect(
                    """
                    screen "Links"
                      link "Read more" to "https://example.org/one"
                      button "Change"
                    """),
                .tap(.button, "Change"),
                .expect(
                    """
                    screen "Links"
                      link "Read on" to "https://example.org/two"
                      button "Change"
                    """),
            ])
    }
}
