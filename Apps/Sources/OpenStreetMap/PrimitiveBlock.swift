import BelvedereCore

/// One block of elements of an `.osm.pbf` file. The block stores all texts once, and its elements refer to them by their indices.
struct PrimitiveBlock {
    private let bytes: [UInt8]
    private var texts: [Range<Int>] = []
    private var groups: [Range<Int>] = []
    private var granularity: Int64 = 100
    private var latitudeOffset: Int64 = 0
    private var longitudeOffset: Int64 = 0

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        var message = ProtobufMessage(bytes)
        while let field = try message.field() {
            switch (field.number, field.type) {
            case (1, 2):
                var table = try message.message()
                while let entry = try table.field() {
                    if entry.number == 1, entry.type == 2 { texts.append(try table.range()) } else { try table.skip(entry.type) }
                }
            case (2, 2): groups.append(try message.range())
            case (17, 0): granularity = Int64(truncatingIfNeeded: try message.varint())
            case (19, 0): latitudeOffset = Int64(truncatingIfNeeded: try message.varint())
            case (20, 0): longitudeOffset = Int64(truncatingIfNeeded: try message.varint())
            default: try message.skip(field.type)
            }
        }
    }

    func elements(_ query: MapQuery) throws -> [MapElement] {
        // Compare the block's texts with the wanted keys once, instead of comparing them for every tag.
        let isKey = query.keys.map { keys in texts.map { keys.contains(String(decoding: bytes[$0], as: UTF8.self).streamSafe) } }
        var elements: [MapElement] = []
        for group in groups {
            var message = ProtobufMessage(bytes, group)
            while let field = try message.field() {
                switch (field.number, field.type) {
                case (1, 2) where query.kinds.contains(.node):
                    try appendNode(message.message(), query, isKey, to: &elements)
                case (2, 2) where query.kinds.contains(.node):
                    try appendDenseNodes(message.message(), query, isKey, to: &elements)
                case (3, 2) where query.kinds.contains(.way):
                    try append(.way, message.message(), query, isKey, to: &elements)
                case (4, 2) where query.kinds.contains(.relation):
                    try append(.relation, message.message(), query, isKey, to: &elements)
                default: try message.skip(field.type)
                }
            }
        }
        return elements
    }

    // MARK: Nodes

    private func appendNode(_ source: ProtobufMessage, _ query: MapQuery, _ isKey: [Bool]?, to elements: inout [MapElement]) throws {
        var message = source
        var id: Int64 = 0, latitude: Int64 = 0, longitude: Int64 = 0
        var keys: [Int] = [], values: [Int] = []
        while let field = try message.field() {
            switch (field.number, field.type) {
            case (1, 0): id = try message.signed()
            case (2, 2): keys = try indices(message.message())
            case (3, 2): values = try indices(message.message())
            case (8, 0): latitude = try message.signed()
            case (9, 0): longitude = try message.signed()
            default: try message.skip(field.type)
            }
        }
        guard try wants(id, keys, query, isKey) else { return }
        var node = MapElement(kind: .node, id: id, tags: try tags(keys, values))
        node.point = try point(latitude, longitude)
        elements.append(node)
    }

    private func appendDenseNodes(_ source: ProtobufMessage, _ query: MapQuery, _ isKey: [Bool]?, to elements: inout [MapElement]) throws {
        var message = source
        var ids = ProtobufMessage([]), latitudes = ids, longitudes = ids, pairs = ids
        while let field = try message.field() {
            switch (field.number, field.type) {
            case (1, 2): ids = try message.message()
            case (8, 2): latitudes = try message.message()
            case (9, 2): longitudes = try message.message()
            case (10, 2): pairs = try message.message()
            default: try message.skip(field.type)
            }
        }
        var id: Int64 = 0, latitude: Int64 = 0, longitude: Int64 = 0
        var keys: [Int] = [], values: [Int] = []
        while !ids.isAtEnd {
            id &+= try ids.signed()
            latitude &+= try latitudes.signed()
            longitude &+= try longitudes.signed()
            keys.removeAll(keepingCapacity: true)
            values.removeAll(keepingCapacity: true)
            while !pairs.isAtEnd {
                let key = Int(clamping: try pairs.varint())
                if key == 0 { break }
                keys.append(key)
                values.append(Int(clamping: try pairs.varint()))
            }
            guard try wants(id, keys, query, isKey) else { continue }
            var node = MapElement(kind: .node, id: id, tags: try tags(keys, values))
            node.point = try point(latitude, longitude)
            elements.append(node)
        }
    }

    private func point(_ latitude: Int64, _ longitude: Int64) throws -> MapElement.Point {
        // A `Double` stores this number exactly: 180 billion nanodegrees need 38 bits.
        let place = MapElement.Point(
            latitude: Double(latitudeOffset &+ granularity &* latitude) / 1e9,
            longitude: Double(longitudeOffset &+ granularity &* longitude) / 1e9
        )
        guard let place else { throw MapFileError.damaged("a node is off the globe") }
        return place
    }

    // MARK: Ways and relations

    private func append(
        _ kind: MapElement.Kind, _ source: ProtobufMessage, _ query: MapQuery, _ isKey: [Bool]?, to elements: inout [MapElement]
    ) throws {
        var message = source
        var id: Int64 = 0
        var keys: [Int] = [], values: [Int] = [], roles: [Int] = [], kinds: [Int] = [], references: [Int64] = []
        while let field = try message.field() {
            switch (field.number, field.type, kind) {
            case (1, 0, _): id = Int64(bitPattern: try message.varint())
            case (2, 2, _): keys = try indices(message.message())
            case (3, 2, _): values = try indices(message.message())
            case (8, 2, .way), (9, 2, .relation): references = try differences(message.message())
            case (8, 2, .relation): roles = try indices(message.message())
            case (10, 2, .relation): kinds = try indices(message.message())
            default: try message.skip(field.type)
            }
        }
        guard try wants(id, keys, query, isKey) else { return }
        var element = MapElement(kind: kind, id: id, tags: try tags(keys, values))
        if kind == .way {
            element.nodes = references
        } else {
            guard roles.count == references.count, kinds.count == references.count else {
                throw MapFileError.damaged("a relation has members without a role or a type")
            }
            element.members = try references.indices.map { index in
                guard let kind = MapElement.Kind(rawValue: kinds[index]), kind != .feature else {
                    throw MapFileError.damaged("a member has an unknown type")
                }
                return MapElement.Member(kind: kind, id: references[index], role: try text(roles[index]))
            }
        }
        elements.append(element)
    }

    // MARK: Texts

    private func wants(_ id: Int64, _ keys: [Int], _ query: MapQuery, _ isKey: [Bool]?) throws -> Bool {
        guard let isKey else { return true }
        for key in keys {
            guard key < isKey.count else { throw MapFileError.damaged("a tag names a text that is not there") }
            if isKey[key] { return true }
        }
        return !query.identifiers.isEmpty && query.wants(id: id)
    }

    private func indices(_ source: ProtobufMessage) throws -> [Int] {
        var message = source
        var numbers: [Int] = []
        while !message.isAtEnd { numbers.append(Int(clamping: try message.varint())) }
        return numbers
    }

    private func differences(_ source: ProtobufMessage) throws -> [Int64] {
        var message = source
        var numbers: [Int64] = []
        var number: Int64 = 0
        while !message.isAtEnd {
            number &+= try message.signed()
            numbers.append(number)
        }
        return numbers
    }

    private func tags(_ keys: [Int], _ values: [Int]) throws -> [String: String] {
        guard keys.count == values.count else { throw MapFileError.damaged("a tag has no value") }
        guard !keys.isEmpty else { return [:] }
        var tags: [String: String] = [:]
        for (key, value) in zip(keys, values) { tags[try text(key)] = try text(value) }
        return tags
    }

    private func text(_ index: Int) throws -> String {
        guard texts.indices.contains(index) else { throw MapFileError.damaged("a tag names a text that is not there") }
        return String(decoding: bytes[texts[index]], as: UTF8.self).streamSafe
    }
}
