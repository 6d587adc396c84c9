// Serves one step of the tutorial, so that `Scripts/take-tutorial-pictures` can take its pictures. Usage: ShowStep 4
import BelvedereBrowser

let hosts: [String: () -> BrowserHost] = [
    "1": showStep1, "2": showStep2, "3": showStep3, "4": showStep4, "5": showStep5, "6": showStep6, "7": showStep7,
    "8": { showStep8("Ann") }, "8-guest": { showStep8("Guest") },
]

if let name = CommandLine.arguments.last, let host = hosts[name] {
    try await host().run(port: 0)
} else {
    print("Name a step: \(hosts.keys.sorted().joined(separator: ", ")).")
}
