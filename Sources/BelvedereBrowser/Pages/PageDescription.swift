/// What search engines and previews of links are told of a page, as far as they do not take it for granted (the Open Graph protocol).
struct PageDescription {
    var summary: String
    /// The whole address of a picture, because a preview is made elsewhere; empty if there is none.
    var picture: String

    func write(to html: inout HTMLWriter, title: String) {
        if !summary.isEmpty { meta("<meta name=\"description\" content=\"", summary, to: &html) }
        meta("<meta property=\"og:title\" content=\"", title, to: &html)
        if !summary.isEmpty { meta("<meta property=\"og:description\" content=\"", summary, to: &html) }
        guard !picture.isEmpty else { return }
        meta("<meta property=\"og:image\" content=\"", picture, to: &html)
        html.append("<meta name=\"twitter:card\" content=\"summary_large_image\">")
    }

    private func meta(_ beginning: StaticString, _ content: String, to html: inout HTMLWriter) {
        html.append(beginning)
        html.append(escaping: content)
        html.append("\">")
    }
}
