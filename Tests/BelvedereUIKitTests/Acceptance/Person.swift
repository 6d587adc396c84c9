#if canImport(UIKit)
import BelvedereCore
import Testing
import TestSupport
import UIKit

/// A person in front of an app: sees the screen in front, and uses what is on it by its name.
///
/// A step that finds nothing to use ends the test, as a person would say "there is no such button".
@MainActor
final class Person {
    let root: UINavigationController

    init(_ root: UINavigationController) { self.root = root }

    // MARK: The screen in front

    /// The controller in front, on which all steps act.
    var front: UIViewController {
        var front: UIViewController = root
        while let presented = front.presentedViewController, !presented.isBeingDismissed { front = presented }
        return (front as? UINavigationController)?.topViewController ?? front
    }

    /// The navigation controller in front. An alert has none.
    private var navigation: UINavigationController? { front.navigationController }

    /// The lines of the screen in front.
    var screen: [String] { Perception.lines(of: front) }

    /// Waits until the screen has these lines, in this order, perhaps among others.
    func sees(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await wait("\(lines) is not on the screen", sourceLocation) {
            var rest = screen[...]
            return lines.allSatisfy { line in
                guard let found = rest.firstIndex(of: line) else { return false }
                rest = rest[(found + 1)...]
                return true
            }
        }
        // A person needs time to read. Meanwhile the command that has shown an alert ends, and a button of the alert can start it again.
        // The command waits only for its turn on the main actor.
        for _ in 0..<20 { await Task.yield() }
    }

    /// Waits until no line of the screen begins with this text.
    func seesNo(_ beginning: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await wait("\(beginning) is on the screen", sourceLocation) { !screen.contains { $0.hasPrefix(beginning) } }
    }

    private func wait(_ failure: String, _ place: SourceLocation, until isMet: @MainActor () -> Bool) async throws {
        do { try await TestSupport.until(at: place) { isMet() } } catch { throw Failure(description: "\(failure): \(screen). \(error)") }
    }

    private func missing(_ thing: String, _ place: SourceLocation) -> Failure {
        Failure(description: "There is no \(thing) on the screen at \(place.fileID):\(place.line): \(screen)")
    }

    /// The end of a test whose person cannot go on.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    // MARK: Steps

    /// Presses a button as soon as it can be pressed: in a bar, in the content, in place of missing content, or of an alert.
    func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await wait("There is no button \(name) that can be pressed", sourceLocation) {
            guard let press = button(name) else { return false }
            press()
            return true
        }
    }

    /// Returns a closure that presses the button with a title; nil if there is none, or if it is disabled.
    private func button(_ name: String) -> (() -> Void)? {
        if let alert = front as? UIAlertController {
            return alert.actions.first { $0.title == name && $0.isEnabled }.map { action in
                {
                    alert.dismiss(animated: false)
                    action.press()
                }
            }
        }
        let items = [front.navigationItem.leftBarButtonItem].compactMap { $0 } + (front.navigationItem.rightBarButtonItems ?? [])
        if let item = items.first(where: { $0.title == name && $0.isEnabled }) {
            return { item.primaryAction?.performWithSender(item, target: nil) }
        }
        if let state = front.contentUnavailableConfiguration as? UIContentUnavailableConfiguration, state.button.title == name {
            return { state.buttonProperties.primaryAction?.performWithSender(nil, target: nil) }
        }
        return find(UIButton.self, where: { $0.name == name && $0.isEnabled }).map { button in
            { button.sendActions(for: .primaryActionTriggered) }
        }
    }

    /// Types into the field with this placeholder, after the text that is there.
    func type(_ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if let search = front.navigationItem.searchController, search.searchBar.placeholder == name {
            search.isActive = true
            search.searchBar.text = (search.searchBar.text ?? "") + text
            search.searchResultsUpdater?.updateSearchResults(for: search)
        } else if let field = find(UITextField.self, where: { $0.placeholder == name }) {
            field.text = (field.text ?? "") + text
            field.sendActions(for: .editingChanged)
        } else if let area = find(UITextView.self, where: { $0.accessibilityLabel == name }) {
            area.text = (area.text ?? "") + text
            NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: area)
        } else {
            throw missing(name, sourceLocation)
        }
    }

    /// Presses Return in a field.
    func submit(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let field = find(UITextField.self, where: { $0.placeholder == name }) else { throw missing(name, sourceLocation) }
        field.sendActions(for: .primaryActionTriggered)
    }

    /// Cancels the search, which empties its field.
    func cancelSearch() { front.navigationItem.searchController?.isActive = false }

    /// Opens the row with this first line.
    func open(row name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let (table, path) = row(name) else { throw missing(name, sourceLocation) }
        table.delegate?.tableView(table, didSelectRowAt: path)
    }

    /// Swipes over a row and presses an action of it.
    func swipe(row name: String, and action: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let (table, path) = row(name),
            let actions = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions,
            let found = actions.first(where: { $0.title == action })
        else { throw missing("\(action) of \(name)", sourceLocation) }
        found.handler(found, table) { _ in }
    }

    private func row(_ name: String) -> (UITableView, IndexPath)? {
        guard let table = find(UITableView.self, where: { _ in true }) else { return nil }
        let path = table.indexPathsForVisibleRows?.first { path in
            (table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration)?.text == name
        }
        return path.map { (table, $0) }
    }

    /// Pulls the table down to load it again.
    func pullToRefresh(sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let control = find(UITableView.self, where: { _ in true })?.refreshControl else { throw missing("control", sourceLocation) }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
    }

    /// Chooses a segment.
    func choose(segment name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for control in all(UISegmentedControl.self) {
            guard let index = (0..<control.numberOfSegments).first(where: { control.titleForSegment(at: $0) == name }) else { continue }
            control.choose { $0.selectedSegmentIndex = index }
            return
        }
        throw missing(name, sourceLocation)
    }

    /// Chooses an entry in the menu of a pop-up button.
    func choose(entry name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let entries = all(UIButton.self).flatMap { $0.menu?.children ?? [] }.compactMap { $0 as? UIAction }
        guard let entry = entries.first(where: { $0.title == name }) else { throw missing(name, sourceLocation) }
        entry.performWithSender(nil, target: nil)
    }

    /// Turns a switch with this name.
    func turn(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let control = find(UISwitch.self, where: { $0.accessibilityLabel == name && $0.isEnabled }) else {
            throw missing(name, sourceLocation)
        }
        control.choose { $0.isOn.toggle() }
    }

    /// Turns to another page.
    func turn(toPage page: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let control = find(UIPageControl.self, where: { _ in true }) else { throw missing("page control", sourceLocation) }
        control.choose { $0.currentPage = page }
    }

    /// Presses the back button, which may ask first.
    func goBack() {
        if let action = front.navigationItem.backAction {
            action.performWithSender(nil, target: nil)
        } else {
            navigation?.popViewController(animated: true)
        }
    }

    /// Swipes from the edge, unless the screen has turned the gesture off.
    func swipeBack() {
        if navigation?.interactivePopGestureRecognizer?.isEnabled == true { navigation?.popViewController(animated: true) }
    }

    /// Pulls the sheet in front down.
    func pullDown() { navigation?.presentationController?.pullDown() }

    // MARK: Settings

    /// Chooses the largest texts, and expects all texts of the screen to grow, and none to be cut on a small phone.
    func expectLargeTexts(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let width = 288.0, before = front.view.shownTexts(in: width), height = front.view.height(in: width)
        if before.isEmpty { throw missing("text", sourceLocation) }
        let usual = root.traitCollection
        root.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        defer { root.traitCollection = usual }
        let after = front.view.shownTexts(in: width)
        #expect(after.map(\.text) == before.map(\.text), sourceLocation: sourceLocation)
        for (before, after) in zip(before, after) {
            #expect(after.pointSize > before.pointSize, "\(before.text)", sourceLocation: sourceLocation)
            #expect(!after.isCut, "\(after.text)", sourceLocation: sourceLocation)
        }
        #expect(front.view.height(in: width) > height, sourceLocation: sourceLocation)
    }

    // MARK: Finding

    private func all<View: UIView>(_ type: View.Type) -> [View] { Perception.views(of: front).compactMap { $0 as? View } }

    private func find<View: UIView>(_ type: View.Type, where isWanted: (View) -> Bool) -> View? { all(type).first(where: isWanted) }
}

extension UIButton {
    /// The title that a person reads.
    var name: String? { configuration?.title ?? currentTitle }
}
#endif
