import Belvedere
import BelvedereDesktop
import Foundation

/// A program that shows small apps in native windows.
@main
struct GalleryDesktop {
    static func main() async {
        do {
            try await DesktopHost([.hello, .counter, .temperature]).run()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
