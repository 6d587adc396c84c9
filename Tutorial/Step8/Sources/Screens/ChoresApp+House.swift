import Belvedere
import Foundation

extension BelvedereApp {
    /// The app of the house, with its chores in a file. The environment variable `CHORES_FILE` names another file.
    public static let house = chores(Household(store: FileChoreStore(path: file ?? "chores.json")))

    private static var file: String? { ProcessInfo.processInfo.environment["CHORES_FILE"] }
}
