/// Writes texts into the HTML of a page of your own; see ``BrowserHost/page(for:title:content:lookOf:styleSheets:status:headers:)``.
public enum HTMLText {
    /// Returns a text as the content of an element or as the value of an attribute in quotes. Characters that have a meaning in HTML are
    /// replaced, and control characters are left out.
    ///
    /// ```swift
    /// let heading = "<h1>\(HTMLText.escaped("Tom & Jerry"))</h1>"      // <h1>Tom &amp; Jerry</h1>
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public static func escaped(_ text: String) -> String {
        var writer = HTMLWriter()
        writer.append(escaping: String(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
        return writer.text
    }
}
