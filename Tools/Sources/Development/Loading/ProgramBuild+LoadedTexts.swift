import Foundation

extension ProgramBuild {
    /// The String Catalogs in the built program.
    ///
    /// - Complexity: O(n) in the length of SwiftPM's file with the commands.
    var loadedTexts: LoadedTexts? {
        FileManager.default.contents(atPath: folder + "/debug.yaml").map {
            LoadedTexts(planned: String(decoding: $0, as: UTF8.self), folder: folder + "/belvedere-dev-texts")
        }
    }
}
