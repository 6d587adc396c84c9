/// Finds the objects in the outermost array of a JSON text, such as the features of a GeoJSON file. It looks only at brackets and strings.
struct FeatureScanner {
    private let longest: Int
    private var open: [UInt8] = []
    private var isInString = false, isEscaped = false, hasBegun = false
    private var feature: [UInt8] = []

    init(longest: Int) {
        self.longest = longest
    }

    mutating func scan(_ piece: [UInt8], each: ([UInt8]) throws -> Void) throws {
        for byte in piece {
            let isInFeature = open.count > 2
            if isInFeature {
                feature.append(byte)
                guard feature.count <= longest else { throw MapFileError.damaged("a feature is too long") }
            }
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                hasBegun = true
                open.append(byte)
                guard open.count < 200 else { throw MapFileError.damaged("it is nested too deeply") }
                if open.count == 3 {
                    // This object begins a feature, because it is inside an array, which is inside the object of the whole file.
                    feature = [byte]
                }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // In ASCII, the codes of "[" and "]" and those of "{" and "}" differ by two.
                guard open.popLast() == byte - 2 else { throw MapFileError.damaged("its brackets do not match") }
                if open.count == 2, open[1] == UInt8(ascii: "["), feature.first == UInt8(ascii: "{") {
                    try each(feature)
                    feature.removeAll(keepingCapacity: true)
                }
            default: break
            }
        }
    }

    func end() throws {
        guard hasBegun, open.isEmpty, !isInString else { throw MapFileError.damaged("the file is cut off") }
    }
}
