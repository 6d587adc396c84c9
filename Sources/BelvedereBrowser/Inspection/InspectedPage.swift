/// The page with an app and its inspector side by side. Each is a page of its own, in a frame.
struct InspectedPage {
    let language: String
    let isRightToLeft: Bool
    /// The name of the app.
    let name: String
    /// The address of the app, with its secret.
    let application: String
    /// The address of the inspector, with the same secret.
    let inspector: String

    var page: Page {
        var html = HTMLWriter()
        html.append("<!doctype html><html lang=\"")
        html.append(escaping: language)
        html.append("\" dir=\"")
        html.append(escaping: isRightToLeft ? "rtl" : "ltr")
        html.append("\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        html.append("<meta name=\"color-scheme\" content=\"light dark\"><title>")
        html.append(escaping: "Inspecting \(name)")
        html.append("</title><link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"")
        html.append(escaping: Asset.styleSheet.path)
        html.append("\"><link rel=\"stylesheet\" href=\"")
        html.append(escaping: Asset.styles["inspect"]?.path ?? "")
        html.append("\"></head><body class=\"inspect\"><main><h1 class=\"unseen\">")
        html.append(escaping: "Inspecting \(name)")
        html.append("</h1>")
        for (title, address) in [(name, application), ("Inspector", inspector)] {
            html.append("<div><iframe title=\"")
            html.append(escaping: title)
            html.append("\" src=\"")
            html.append(escaping: address)
            html.append("\"></iframe></div>")
        }
        html.append("</main></body></html>")
        return Page(bytes: html.bytes, nonce: nil)
    }
}
