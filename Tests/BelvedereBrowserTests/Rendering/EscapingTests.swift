import Belvedere
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct EscapingTests {
    private func html(_ element: Element) -> String {
        var writer = HTMLWriter()
        writer.append(element)
        return writer.text
    }

    @Test func aTextStaysATextBetweenTags() {
        let element = Element(.p, text: "<script>alert('1' + \"2\") && 3</script>\u{0}\r")
        #expect(html(element) == "<p>&lt;script&gt;alert(&#39;1&#39; + &quot;2&quot;) &amp;&amp; 3&lt;/script&gt;\u{FFFD}&#13;</p>")
    }

    @Test func aTextStaysATextInAnAttribute() {
        let element = Element(.div, nil, [(.ariaLabel, "\" onclick=\"alert(1)")])
        #expect(html(element) == "<div aria-label=\"&quot; onclick=&quot;alert(1)\"></div>")
    }

    @Test("In a frame a text is a JSON string, whatever is in it")
    func json() {
        var writer = JSONWriter()
        writer.text("\"\\\n\u{1}\u{0}</script>é")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "\"\\\"\\\\\\u000a\\u0001\u{FFFD}</script>é\"")
    }
}
