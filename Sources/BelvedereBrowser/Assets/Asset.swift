@_spi(Hosting) internal import Belvedere

/// A file that pages need, part of the program itself. Its address changes with its content, so browsers keep it for good.
struct Asset: Sendable {
    let path: String
    let mediaType: String
    let bytes: [UInt8]

    static let prefix = "/_belvedere/"
    static let script = Asset(
        "client.js", "text/javascript; charset=utf-8",
        [Array("'use strict'".utf8), Array("{".utf8)]
            + [
                PackageResources.page_js, PackageResources.elements_js, PackageResources.operations_js, PackageResources.frames_js,
                PackageResources.busy_js, PackageResources.connection_js, PackageResources.fields_js, PackageResources.keyboard_js,
                PackageResources.events_js, PackageResources.modules_js, PackageResources.history_js, PackageResources.lists_js,
                PackageResources.start_js,
            ].flatMap { lines(of: $0) }.map(withCodes).map(withoutConstants).map(withoutSpaces) + [Array("}".utf8)])
    static let styleSheet = Asset("style.css", "text/css; charset=utf-8", style(rules))
    /// The same with the bar above pages, so that no page waits for one more file.
    static let framedStyleSheet = Asset("style.css", "text/css; charset=utf-8", style(rules + [PackageResources.frame_css]))
    private static let rules = [
        PackageResources.scheme_css, PackageResources.basics_css, PackageResources.screens_css, PackageResources.stacks_css,
        PackageResources.layout_css, PackageResources.buttons_css, PackageResources.inputs_css, PackageResources.controls_css,
        PackageResources.rows_css, PackageResources.pictures_css,
        PackageResources.tabs_css, PackageResources.overlays_css, PackageResources.preferences_css,
        PackageResources.print_css,
    ]

    private static func style(_ sources: [[UInt8]]) -> [[UInt8]] { sources.flatMap { lines(of: $0) }.map(withoutSpacesOfStyle) }

    /// A style sheet of an app, as it is.
    init(styleSheet name: String, _ text: String) {
        bytes = Array(text.utf8)
        path = "\(Self.prefix)\(Digest(bytes))/\(name)"
        mediaType = Self.styleSheet.mediaType
    }

    /// The modules of the kit: scripts and style that most pages do not need. The client script names a script as `modules.NAME`.
    static let modules = Dictionary(
        uniqueKeysWithValues: [
            ("device", PackageResources.device_js),
            ("drawing", PackageResources.drawing_js), ("element", PackageResources.element_js), ("frame", PackageResources.frame_js),
            ("menu", PackageResources.menu_js),
            ("split", PackageResources.split_js), ("swipe", PackageResources.swipe_js), ("table", PackageResources.table_js),
        ].map { ($0, module($0, $1)) })
    /// The style sheets of modules, and of what few pages have. A script names one as `styles.NAME`.
    static let styles = Dictionary(
        uniqueKeysWithValues: [
            ("drawing", PackageResources.drawing_css), ("menu", PackageResources.menu_css), ("table", PackageResources.tables_css),
            ("split", PackageResources.split_css), ("swipe", PackageResources.swipe_css),
            ("symbols", PackageResources.symbols_css), ("twins", PackageResources.twins_css), ("index", PackageResources.index_css),
            ("code", PackageResources.code_css), ("inspect", PackageResources.inspect_css), ("map", PackageResources.map_css),
        ].map { ($0, Asset("\($0).css", "text/css; charset=utf-8", lines(of: $1).map(withoutSpacesOfStyle))) })

    /// A module of an app, as its author wrote it.
    init(_ module: ElementModule) {
        bytes = module.source
        path = "\(Self.prefix)\(module.version)/\(module.name).js"
        mediaType = "text/javascript; charset=utf-8"
    }

    private static func module(_ name: String, _ source: [UInt8]) -> Asset {
        Asset("\(name).js", "text/javascript; charset=utf-8", lines(of: source).map(withCodes).map(withoutConstants).map(withoutSpaces))
    }

    private init(_ name: String, _ mediaType: String, _ lines: [[UInt8]]) {
        let bytes = lines.indices.flatMap { index in
            let next = index + 1 < lines.count ? lines[index + 1].first : nil
            let goesOn = lines[index].last.map(Self.openings.contains) == true || next == UInt8(ascii: "}")
            return goesOn ? lines[index] : lines[index] + [UInt8(ascii: "\n")]
        }
        self.init(path: name, mediaType, bytes)
    }

    private init(path name: String, _ mediaType: String, _ bytes: [UInt8]) {
        self.bytes = bytes
        path = "\(Self.prefix)\(Digest(bytes))/\(name)"
        self.mediaType = mediaType
    }

    /// Comment lines and indentation are for readers of the source. They are not sent.
    private static func lines(of source: [UInt8]) -> [[UInt8]] {
        source.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            return text.isEmpty || text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) ? nil : Array(text)
        }
    }

    /// The source names the codes of frames as ``FrameCode`` does; the network carries what they stand for.
    private static func withCodes(_ line: [UInt8]) -> [UInt8] {
        func code(_ name: Substring) -> String { codes[String(name)] ?? "codes.\(name)" }
        let text = String(decoding: line, as: UTF8.self)
            .replacing(/\[codes\.(\w+)\]\(/) { match in
                let code = code(match.1)
                return code.allSatisfy(\.isLetter) ? "\(code)(" : "'\(code)'("
            }
            .replacing(/\bstyles\.(\w+)/) { match in "'\(styles[String(match.1)]?.path ?? "")'" }
            .replacing(/\bmodules\.(\w+)/) { match in "'\(modules[String(match.1)]?.path ?? "")'" }
            .replacing(/codes\.(\w+) \+ '/) { match in "'\(code(match.1))" }
            .replacing(/codes\.(\w+)/) { match in "'\(code(match.1))'" }
        return Array(text.utf8)
    }

    private static let codes = Dictionary(uniqueKeysWithValues: FrameCode.allCases.map { ("\($0)", $0.rawValue) })

    /// The source says `const` where a value never changes. The served script says `let` everywhere, which packs into fewer bytes.
    private static func withoutConstants(_ line: [UInt8]) -> [UInt8] {
        Array(String(decoding: line, as: UTF8.self).replacing(/\bconst\b/, with: "let").utf8)
    }

    /// Nor are the spaces beside punctuation of a script, outside its texts. A line with an escape keeps them all: so a
    /// regular expression with a space beside punctuation needs one, and so does a sum with a signed number.
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

    /// A style sheet means the same without the spaces beside these marks. One before a colon makes a selector of its own.
    private static func withoutSpacesOfStyle(_ line: [UInt8]) -> [UInt8] {
        Array(
            String(decoding: line, as: UTF8.self)
                .replacing(/[ ]?([{};,])[ ]?/) { $0.1 }
                .replacing(/:[ ]/) { _ in ":" }.utf8)
    }

    private static let punctuation = Set("{}()[];,:=<>!&|?+-*".utf8)
    /// After these, and before a closing brace, a line goes on in the next.
    private static let openings = Set("{([,".utf8)
}
