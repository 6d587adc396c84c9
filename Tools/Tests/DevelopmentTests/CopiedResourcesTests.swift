import Foundation
import Testing

@testable import Development

/// Copies edited resources as a build does.
struct CopiedResourcesTests {
    @Test func anEditedFileReplacesItsCopy() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let planned = """
            commands:
              "\(folder.path)/app.resources/Price.txt":
                tool: copy-tool
                inputs: ["\(folder.path)/Sources/Price.txt"]
                outputs: ["\(folder.path)/app.resources/Price.txt"]
                description: "Copying Price.txt"

              "\(folder.path)/app.resources/Pictures":
                tool: copy-tool
                inputs: ["\(folder.path)/Sources/Pictures/"]
                outputs: ["\(folder.path)/app.resources/Pictures/"]

              "C.app.module":
                tool: shell
                inputs: ["\(folder.path)/Sources/Other.txt"]
                outputs: ["\(folder.path)/app.o"]

            """
        for name in ["Price.txt", "Pictures/small/One.svg", "Other.txt"] { try folder.write("new", "Sources/" + name) }
        for name in ["Price.txt", "Pictures/small/One.svg"] { try folder.write("old", "app.resources/" + name) }
        let resources = CopiedResources(planned: planned)
        for name in ["Price.txt", "Pictures/small/One.svg"] {
            #expect(resources.contains(folder.path + "/Sources/" + name))
            try resources.copy(folder.path + "/Sources/" + name)
            #expect(try String(contentsOfFile: folder.path + "/app.resources/" + name, encoding: .utf8) == "new")
        }
        #expect(!resources.contains(folder.path + "/Sources/Other.txt") && !resources.contains(folder.path + "/Sources/Picture"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/app.resources").count == 2)
    }

    @Test func aFileThatCannotBeCopiedIsAnError() throws {
        let planned = """
                tool: copy-tool
                inputs: ["/none/Price.txt"]
                outputs: ["/none/app.resources/Price.txt"]

            """
        #expect(throws: (any Error).self) { try CopiedResources(planned: planned).copy("/none/Price.txt") }
    }
}
