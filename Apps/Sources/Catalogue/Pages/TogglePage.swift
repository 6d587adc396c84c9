internal import Belvedere

extension CataloguePage {
    /// Switches.
    static var toggle: CataloguePage {
        CataloguePage(
            .toggle, "Toggle", in: .choices, of: [.toggle], "A switch: something is on or off.",
            keys: [
                .tab, CatalogueKey("Space", "Turns it"),
            ],
            [
                Example("Followed") {
                    let told = Label("Off", style: .detail)
                    return Stack(
                        Toggle("Notifications").onChange { told.text = $0 ? "On" : "Off" }, told
                    )
                },
                Example("On") {
                    Toggle("Keep a copy", isOn: true)
                },
                Example("Disabled") {
                    let toggle = Toggle("By mail", isOn: true)
                    toggle.isEnabled = false
                    return toggle
                },
            ])
    }
}
