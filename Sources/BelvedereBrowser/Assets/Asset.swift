@_spi(Hosting) internal import Belvedere

/// A file that pages load, such as a script or a style sheet. It is built into the program. Its address contains a digest of its content,
/// so browsers can store it forever.
struct Asset: Sendable {
    let path: String
    let mediaType: String
    let bytes: [UInt8]

    static let prefix = "/_belvedere/"
    static let script = Asset(
        "client.js", "text/javascript; charset=utf-8",
        [Array("'use strict'".utf8), Array("{".utf8)]
            + [
                PackageResources.page_js, PackageResources.operations_js, PackageResources.frames_js, PackageResources.connection_js,
                PackageResources.fields_js, PackageResources.keyboard_js,
                PackageResources.events_js, PackageResources.modules_js, PackageResources.history_js, PackageResources.lists_js,
                PackageResources.start_js,
            ].flatMap { lines(of: $0) }.map(withValues).map(withoutSpaces) + [Array("}".utf8)])
    static let styleSheet = Asset("style.css", "text/css; charset=utf-8", style(rules))
    /// The kit's style sheet together with the rules of the page bar. One file loads faster than two.
    static let styleSheetWithBar = Asset("style.css", "text/css; charset=utf-8", style(rules + [PackageResources.bar_css]))
    private static let rules = [
        PackageResources.scheme_css, PackageResources.basics_css, PackageResources.screens_css, PackageResources.stacks_css,
        PackageResources.layout_css, PackageResources.buttons_css, PackageResources.inputs_css, PackageResources.controls_css,
        PackageResources.rows_css, PackageResources.pictures_css,
        PackageResources.tabs_css, PackageResources.overlays_css, PackageResources.preferences_css,
        PackageResources.print_css,
    ]

    private static func style(_ sources: [[UInt8]]) -> [[UInt8]] { sources.flatMap { lines(of: $0) }.map(withoutSpacesOfStyle) }

    /// Makes an asset from a style sheet of an app, without changes to its text.
    init(styleSheet name: String, _ text: String) {
        bytes = Array(text.utf8)
        path = "\(Self.prefix)\(Digest(bytes))/\(name)"
        mediaType = Self.styleSheet.mediaType
    }

    /// The scripts that the kit loads only on pages that need them. The client script writes the address of such a script as
    /// `modules.NAME`.
    static let modules = Dictionary(
        uniqueKeysWithValues: [
            ("device", PackageResources.device_js),
            ("drawing", PackageResources.drawing_js), ("element", PackageResources.element_js), ("files", PackageResources.files_js),
            ("bar", PackageResources.bar_js), ("combobox", PackageResources.combobox_js),
            ("menu", PackageResources.menu_js), ("pager", PackageResources.pager_js), ("shortcuts", PackageResources.shortcuts_js),
            ("split", PackageResources.split_js), ("swipe", PackageResources.swipe_js), ("table", PackageResources.table_js),
            ("tools", PackageResources.tools_js),
        ].map { ($0, module($0, $1)) })
    /// The style sheets of modules (scripts that only some pages need), and of elements that only few pages have. A script writes the
    /// address of such a sheet as `styles.NAME`.
    static let styles = Dictionary(
        uniqueKeysWithValues: [
            ("drawing", PackageResources.drawing_css), ("menu", PackageResources.menu_css), ("pager", PackageResources.pager_css),
            ("table", PackageResources.tables_css),
            ("split", PackageResources.split_css), ("swipe", PackageResources.swipe_css),
            ("symbols", PackageResources.symbols_css), ("twins", PackageResources.twins_css), ("index", PackageResources.index_css),
            ("code", PackageResources.code_css), ("inspect", PackageResources.inspect_css), ("map", PackageResources.map_css),
            ("overlay", PackageResources.overlay_css), ("tools", PackageResources.tools_css), ("plain", PackageResources.plain_css),
            ("message", PackageResources.message_css), ("decimal", PackageResources.decimal_css),
            ("combobox", PackageResources.combobox_css),
            ("files", PackageResources.files_css),
        ].map { ($0, Asset("\($0).css", "text/css; charset=utf-8", lines(of: $1).map(withoutSpacesOfStyle))) })

    /// Makes an asset from the script of an app, without changes to its text.
    init(_ module: ElementModule) {
        bytes = module.source
        path = "\(Self.prefix)\(module.version)/\(module.name).js"
        mediaType = "text/javascript; charset=utf-8"
    }

    private static func module(_ name: String, _ source: [UInt8]) -> Asset {
        Asset("\(name).js", "text/javascript; charset=utf-8", lines(of: source).map(withValues).map(withoutSpaces))
    }

    private init(_ name: String, _ mediaType: String, _ lines: [[UInt8]]) {
        self.init(path: name, mediaType, lines.flatMap { $0 + [UInt8(ascii: "\n")] })
    }

    private init(path name: String, _ mediaType: String, _ bytes: [UInt8]) {
        self.bytes = bytes
        path = "\(Self.prefix)\(Digest(bytes))/\(name)"
        self.mediaType = mediaType
    }

    /// Returns the lines of a source file without comment lines and indentation, which browsers do not need.
    private static func lines(of source: [UInt8]) -> [[UInt8]] {
        source.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            return text.isEmpty || text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) ? nil : Array(text)
        }
    }

    /// Replaces names in a line of the client script by their values: `codes.NAME`, the cases of ``FrameCode``, and the addresses
    /// `modules.NAME` and `styles.NAME`.
    ///
    /// It reads bytes, because regular expressions for this were half of the start of a program.
    private static func withValues(_ line: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = line[...]
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            let before = rest[..<dot]
            let name = rest[rest.index(after: dot)...].prefix(while: isLetter)
            guard let group = ["codes", "modules", "styles"].first(where: { isWord($0, endOf: before) }), !name.isEmpty else {
                result += rest[...dot]
                rest = rest[(dot + 1)...]
                continue
            }
            result += before.dropLast(group.utf8.count)
            rest = rest[name.endIndex...]
            let value = value(of: String(decoding: name, as: UTF8.self), in: group)
            if result.last == UInt8(ascii: "["), rest.starts(with: "](".utf8) {
                // The name of a method in an object. A name of letters needs no quotes.
                result.removeLast()
                result += value.utf8.allSatisfy(isLetter) ? value.utf8 : "'\(value)'".utf8
                rest = rest.dropFirst()
            } else if group == "codes", rest.starts(with: " + '".utf8) {
                // A sum of two strings becomes one string.
                result += "'\(value)".utf8
                rest = rest.dropFirst(4)
            } else {
                result += "'\(value)'".utf8
            }
        }
        return result + rest
    }

    private static func value(of name: String, in group: String) -> String {
        switch group {
        case "codes": codes[name] ?? "codes.\(name)"
        case "modules": modules[name]?.path ?? ""
        default: styles[name]?.path ?? ""
        }
    }

    private static func isWord(_ word: String, endOf text: ArraySlice<UInt8>) -> Bool {
        text.suffix(word.utf8.count).elementsEqual(word.utf8)
            && text.dropLast(word.utf8.count).last.map { !isLetter($0) && $0 != UInt8(ascii: ".") } ?? true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static let codes = Dictionary(uniqueKeysWithValues: FrameCode.allCases.map { ("\($0)", $0.rawValue) })

    /// Removes the spaces beside punctuation of a script, outside its string literals. They are a twentieth of the compressed script, and
    /// the size of a page is limited.
    ///
    /// A line with a backslash keeps all its spaces. So write a backslash in a line with a regular expression that needs a space beside
    /// punctuation, or with a sum such as `a + -b`.
    private static func withoutSpaces(_ line: [UInt8]) -> [UInt8] {
        if line.contains(UInt8(ascii: "\\")) { return line }
        var quote: UInt8?
        return line.indices.compactMap { index -> UInt8? in
            let byte = line[index]
            if let open = quote {
                if byte == open { quote = nil }
                return byte
            }
            if "'\"`".utf8.contains(byte) { quote = byte }
            guard byte == UInt8(ascii: " "), index > 0, index + 1 < line.count else { return byte }
            return punctuation.contains(line[index - 1]) || punctuation.contains(line[index + 1]) ? nil : byte
        }
    }

    /// Removes the spaces beside the punctuation of a style sheet that does not need them. A space before a colon stays, because it changes
    /// the selector.
    private static func withoutSpacesOfStyle(_ line: [UInt8]) -> [UInt8] {
        line.indices.compactMap { index -> UInt8? in
            guard line[index] == UInt8(ascii: " "), index > 0, index + 1 < line.count else { return line[index] }
            let before = line[index - 1]
            let needsNone = before == UInt8(ascii: ":") || separators.contains(before) || separators.contains(line[index + 1])
            return needsNone ? nil : line[index]
        }
    }

    private static let separators = Set("{};,".utf8)
    private static let punctuation = Set("{}()[];,:=<>!&|?+-*".utf8)
}
