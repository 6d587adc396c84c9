import Foundation
#if canImport(Glibc)
import Glibc
#endif

/// A character encoding other than UTF-8, as old vCards use it, with or without declaring it.
///
/// On Linux the C library decodes all of the listed encodings. On other platforms Foundation decodes those that it knows.
struct VCardCharset: Sendable {
    /// The name of the encoding for the C function `iconv`.
    private let name: String

    /// Creates the encoding with a registered name, such as "ISO-8859-1". Returns nil for an unknown name.
    init?(named name: String) {
        guard let known = Self.names[name.lowercased().replacing("_", with: "-")] else { return nil }
        self.name = known
    }

    /// The encoding for text that is not UTF-8 and declares no encoding: CP1252, which Western European programs wrote.
    static let undeclared = VCardCharset(known: "CP1252")

    private init(known name: String) { self.name = name }

    /// Returns the decoded text, or nil if the bytes are not valid in this encoding.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    func text(of bytes: [UInt8]) -> String? {
        if name == "UTF-8" { return String(validating: bytes, as: UTF8.self) }
        #if canImport(Glibc)
        return converted(bytes).flatMap { String(validating: $0, as: UTF8.self) }
        #else
        return Self.encodings[name].flatMap { String(data: Data(bytes), encoding: $0) }
        #endif
    }

    #if canImport(Glibc)
    private func converted(_ bytes: [UInt8]) -> [UInt8]? {
        guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var source = bytes.map { CChar(bitPattern: $0) }
        // In these encodings, no byte becomes more than four bytes of UTF-8. Ending a shift sequence adds at most four bytes more.
        var target = [CChar](repeating: 0, count: bytes.count * 4 + 8)
        let written: Int? = source.withUnsafeMutableBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                var (input, output) = (source.baseAddress, target.baseAddress)
                var (left, room) = (source.count, target.count)
                guard iconv(converter, &input, &left, &output, &room) != .max, left == 0 else { return nil }
                guard iconv(converter, nil, nil, &output, &room) != .max else { return nil }
                return target.count - room
            }
        }
        return written.map { target.prefix($0).map { UInt8(bitPattern: $0) } }
    }
    #else
    private static let encodings: [String: String.Encoding] = [
        "ISO-8859-1": .isoLatin1, "ISO-8859-2": .isoLatin2, "CP1250": .windowsCP1250, "CP1251": .windowsCP1251, "CP1252": .windowsCP1252,
        "CP1253": .windowsCP1253, "CP1254": .windowsCP1254, "CP932": .shiftJIS, "EUC-JP": .japaneseEUC, "ISO-2022-JP": .iso2022JP,
        "MACINTOSH": .macOSRoman, "UTF-16": .utf16,
    ]
    #endif

    /// The supported encodings. The list is fixed, because the C library also has encodings that no card uses, and some that load code as
    /// plug-ins.
    private static let names: [String: String] = {
        var names = [
            "utf-8": "UTF-8", "utf8": "UTF-8", "us-ascii": "UTF-8", "ascii": "UTF-8", "utf-16": "UTF-16", "latin1": "ISO-8859-1",
            "latin2": "ISO-8859-2", "latin9": "ISO-8859-15", "latin-9": "ISO-8859-15", "gb2312": "GBK", "gbk": "GBK", "cp936": "GBK",
            "gb18030": "GB18030", "big5": "BIG5", "big5-hkscs": "BIG5-HKSCS", "cp950": "CP950", "euc-kr": "CP949",
            "ks-c-5601-1987": "CP949",
            "cp949": "CP949", "shift-jis": "CP932", "sjis": "CP932", "cp932": "CP932", "windows-31j": "CP932", "euc-jp": "EUC-JP",
            "iso-2022-jp": "ISO-2022-JP", "koi8-r": "KOI8-R", "koi8-u": "KOI8-U", "tis-620": "TIS-620", "windows-874": "CP874",
            "macintosh": "MACINTOSH", "ibm850": "CP850", "cp850": "CP850", "cp437": "CP437", "ibm437": "CP437", "cp866": "CP866",
        ]
        for number in 1...16 where number != 12 { names["iso-8859-\(number)"] = "ISO-8859-\(number)" }
        for number in 1250...1258 {
            names["windows-\(number)"] = "CP\(number)"
            names["cp\(number)"] = "CP\(number)"
        }
        return names
    }()
}
