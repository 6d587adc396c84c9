/// A target of an Xcode project, with the places of its Swift files.
struct XcodeTarget: Equatable {
    var name: String
    var isTest: Bool
    /// The names of the targets of the same project on which it depends.
    var dependencies: [String]
    /// The paths of its files, from the folder of the project. A path of a folder stands for all files in it.
    var files: Set<String>
    /// The folders whose files belong to it, without the files in `exceptions`.
    var folders: [String]
    var exceptions: Set<String>
}

/// Reads the targets of an Xcode project from its file `project.pbxproj`.
struct XcodeProjectReader {
    private typealias Object = [String: PropertyListValue]

    private let objects: [String: PropertyListValue]
    private let project: Object
    /// The paths of the groups and files, from the folder of the project. Those outside that folder are left out.
    private var paths: [String: String] = [:]

    /// - Throws: ``PropertyListReader/Problem`` if the text is no property list or has no project.
    static func targets(in bytes: [UInt8]) throws(PropertyListReader.Problem) -> [XcodeTarget] {
        let root = try PropertyListReader.value(in: bytes).dictionary
        let objects = root["objects"]?.dictionary ?? [:]
        guard let identifier = root["rootObject"]?.text, let project = objects[identifier]?.dictionary, project["targets"] != nil else {
            throw PropertyListReader.Problem(line: 1, text: "it has no project with targets")
        }
        return XcodeProjectReader(objects: objects, project: project).targets
    }

    private init(objects: [String: PropertyListValue], project: Object) {
        self.objects = objects
        self.project = project
        if let main = project["mainGroup"]?.text { place(main) }
    }

    private func object(_ identifier: String?) -> Object { identifier.flatMap { objects[$0]?.dictionary } ?? [:] }

    /// Finds the path of each group and file. A group that contains itself is visited once.
    private mutating func place(_ main: String) {
        var open: [(identifier: String, folder: String?)] = [(main, "")]
        var seen: Set<String> = []
        while let (identifier, folder) = open.popLast() {
            guard seen.insert(identifier).inserted else { continue }
            let group = object(identifier)
            let path = self.path(of: group, in: folder)
            if let path { paths[identifier] = path }
            for child in group["children"]?.texts ?? [] { open.append((child, path)) }
        }
    }

    private func path(of group: Object, in folder: String?) -> String? {
        let own = group["path"]?.text ?? ""
        switch group["sourceTree"]?.text {
        case "<group>": return folder.flatMap { Self.join($0, own) }
        case "SOURCE_ROOT": return Self.join("", own)
        default: return nil
        }
    }

    /// Two paths joined; nil if the result is outside the folder of the project.
    private static func join(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        var parts: [Substring] = []
        for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    private var targets: [XcodeTarget] {
        let identifiers = project["targets"]?.texts ?? []
        return identifiers.compactMap { identifier in
            let target = object(identifier)
            guard let name = target["name"]?.text else { return nil }
            var result = XcodeTarget(
                name: name, isTest: target["productType"]?.text?.contains("test") ?? false, dependencies: [], files: [], folders: [],
                exceptions: [])
            for dependency in target["dependencies"]?.texts ?? [] {
                if let other = object(object(dependency)["target"]?.text)["name"]?.text { result.dependencies.append(other) }
            }
            for phase in (target["buildPhases"]?.texts ?? []).map({ object($0) }) where phase["isa"]?.text == "PBXSourcesBuildPhase" {
                for file in phase["files"]?.texts ?? [] {
                    if let path = object(file)["fileRef"]?.text.flatMap({ paths[$0] }) { result.files.insert(path) }
                }
            }
            readFolders(of: identifier, target, into: &result)
            return result
        }
    }

    /// Reads the folders whose files Xcode finds itself. An exception removes a file from the target of the folder, or adds it to another
    /// target.
    private func readFolders(of identifier: String, _ target: Object, into result: inout XcodeTarget) {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        result.folders = own.compactMap { paths[$0] }.sorted()
        for (group, folder) in paths where object(group)["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            for exception in (object(group)["exceptions"]?.texts ?? []).map({ object($0) }) where exception["target"]?.text == identifier {
                let files = (exception["membershipExceptions"]?.texts ?? []).compactMap { Self.join(folder, $0) }
                if own.contains(group) { result.exceptions.formUnion(files) } else { result.files.formUnion(files) }
            }
        }
    }
}
