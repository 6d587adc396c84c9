#if canImport(UIKit)
import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import Testing
import TestSupport
import UIKit

@MainActor @Suite(.inSession)
struct BarTests {
    @Test func aBarItemExecutesItsCommandAndKeepsItsTitle() {
        let mayRun = Dynamic(false)
        var runs: [String] = []
        let item = UIBarButtonItem(title: "Add").bind(command: Command(canExecute: mayRun) { runs.append("first") })
        #expect(!item.isEnabled && item.title == "Add")
        mayRun.value = true
        item.primaryAction?.performWithSender(item, target: nil)
        item.bind(command: Command { runs.append("second") })
        mayRun.value = false
        #expect(item.isEnabled && item.title == "Add")
        item.primaryAction?.performWithSender(item, target: nil)
        #expect(runs == ["first", "second"])
    }

    @Test func theWorkOfABarItemEndsWithItsScreen() async throws {
        let controller = UIViewController(nibName: nil, bundle: nil), item = UIBarButtonItem(title: "Save")
        let role = Role()
        controller.own(role)
        var wasCancelled = false
        let command = AsyncCommand<Void> {
            for await _ in AsyncStream<Void>.makeStream().stream {}
            wasCancelled = true
        }
        item.bind(command: command, in: controller)
        item.primaryAction?.performWithSender(item, target: nil)
        #expect(!item.isEnabled)
        controller.leave()
        try await until { wasCancelled }
        command.cancel()
        await command.waitUntilIdle()
    }

    @Test func aBarItemShowsItsTitleUntilItIsReleased() {
        let title = Dynamic("Edit")
        do {
            let item = UIBarButtonItem().bind(title: title).bind(isEnabled: Dynamic(false))
            title.value = "Done"
            #expect(item.title == "Done" && !item.isEnabled)
        }
        #expect(!title.hasListeners)
    }

    @Test func aSearchIsBoundInBothDirectionsAndEmptiedByCancelling() {
        let text = Dynamic("a"), search = UISearchController(searchResultsController: nil).bind(text)
        #expect(search.searchBar.text == "a")
        search.isActive = true
        search.searchBar.text = "ab"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        #expect(text.value == "ab")
        text.value = "abc"
        #expect(search.searchBar.text == "abc")
        search.isActive = false
        #expect(text.value == "")
    }

    @Test func aSearchBarIsBoundThroughItsField() {
        let text = Dynamic(""), bar = UISearchBar().bind(text)
        bar.searchTextField.text = "x"
        bar.searchTextField.sendActions(for: .editingChanged)
        #expect(text.value == "x")
        text.value = ""
        #expect(bar.text == "")
    }

    @Test func aPageControlShowsTheNearestPage() {
        let page = Dynamic(2), count = Dynamic(0), control = UIPageControl().bind(page, of: count)
        #expect(control.numberOfPages == 0 && page.value == 2)
        count.value = 4
        #expect(control.currentPage == 2)
        control.choose { $0.currentPage = 3 }
        #expect(page.value == 3)
        count.value = 2
        #expect(control.currentPage == 1 && page.value == 3)
    }

    @Test func aRefreshControlTurnsWhileItsCommandRuns() async {
        let gate = AsyncStream<Void>.makeStream()
        let command = AsyncCommand<Void> { for await _ in gate.stream {} }
        let control = UIRefreshControl().bind(command: command)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        #expect(control.isRefreshing && command.isExecuting.value)
        gate.continuation.finish()
        await command.waitUntilIdle()
        #expect(!control.isRefreshing)
    }

    @Test func aRefreshControlWithoutWorkStopsAtOnce() {
        var pulls = 0
        let control = UIRefreshControl().bind(isRefreshing: Dynamic(false)) { pulls += 1 }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        #expect(!control.isRefreshing && pulls == 1)
    }

    @Test func aPopUpButtonMarksAndSetsItsValue() {
        let value = Dynamic(2), button = UIButton().bind(value, to: [1, 2, 3], titles: ["One", "Two", "Three"])
        let marked = { button.menu?.children.compactMap { $0 as? UIAction }.filter { $0.state == .on }.map(\.title) }
        #expect(marked() == ["Two"] && button.showsMenuAsPrimaryAction)
        (button.menu?.children.last as? UIAction)?.performWithSender(button, target: nil)
        #expect(value.value == 3 && marked() == ["Three"])
        value.value = 7
        #expect(marked() == [])
    }

    @Test func anActionOfAnAlertFollowsItsCommand() {
        var runs = 0
        let action = UIAlertAction(title: "Retry", style: .default, command: Command { runs += 1 })
        action.press()
        #expect(runs == 1 && action.isEnabled)
        #expect(!UIAlertAction(title: "Retry", style: .default, command: Command(canExecute: Dynamic(false)) {}).isEnabled)
    }

    @Test func aSwipeActionTellsThatItWasPerformed() {
        var performed = 0, finished: [Bool] = []
        let action = UIContextualAction("Delete", style: .destructive) { performed += 1 }
        action.handler(action, UIView()) { finished.append($0) }
        #expect(performed == 1 && finished == [true] && action.title == "Delete" && action.style == .destructive)
    }

    @Test func theStateOfTheContentIsShownInItsPlace() {
        let controller = UIViewController(nibName: nil, bundle: nil), state = Dynamic(ContentState<String>.loading)
        var shown: [String] = [], retries = 0, actions = 0
        controller.bind(
            content: state, retry: UIAction(title: "Retry") { _ in retries += 1 }, action: UIAction { _ in actions += 1 }
        ) { shown.append($0) }
        let seen = { controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration }
        #expect(seen()?.isLoading == true)
        state.value = .empty(ContentMessage("Nothing", detail: "Add something.", action: "Add"))
        #expect(seen()?.text == "Nothing" && seen()?.secondaryText == "Add something." && seen()?.button.title == "Add")
        seen()?.buttonProperties.primaryAction?.performWithSender(nil, target: nil)
        state.value = .empty("Nothing")
        #expect(seen()?.button.title == nil)
        state.value = .failed("Broken")
        #expect(seen()?.button.title == "Retry")
        seen()?.buttonProperties.primaryAction?.performWithSender(nil, target: nil)
        state.value = .content("text")
        #expect(seen() == nil && shown == ["text"] && retries == 1 && actions == 1)
    }

    @Test(arguments: Symbol.allCases)
    func everySymbolHasAnImage(_ symbol: Symbol) {
        #expect(UIImage(symbol) != nil)
    }
}

private final class Role: ViewModel {}
#endif
