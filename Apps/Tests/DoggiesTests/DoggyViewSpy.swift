import DoggiesModel

/// Records the calls of a presenter to its view.
final class DoggyViewSpy: DoggyView {
    private(set) var calls: [String] = []

    func startLoading() { calls.append("start loading") }
    func setDoggies(_ doggies: [DoggyViewData]) {
        calls.append("doggies: " + doggies.map { "\($0.name) \($0.age)" }.joined(separator: ", "))
    }
    func setEmpty() { calls.append("empty") }
    func showError(_ message: String) { calls.append("error: \(message)") }
}
