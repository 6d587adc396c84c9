public import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
public import Testing

/// Plays a recorded test on any host.
///
/// The recorder of the inspector writes tests for `Driver`, whose steps do not wait. A person on another host waits after each step. So
/// this type has the methods of `Driver` that the recorder writes, and only collects what they ask for. A person then does it.
///
/// ```swift
/// let recorded = RecordedPerson()
/// recorded.tap(.button, "Say hello")
/// recorded.expectChanges("+   label \"Hello\"")
/// try await withPerson(using: .hello, on: .external) { [actions = recorded.actions] person in
///     for action in actions { await action.perform(as: person) }
/// }
/// ```
public final class RecordedPerson {
    /// The collected steps and expectations, in their order.
    public private(set) var actions: [RecordedAction] = []

    public init() {}

    func later(_ perform: @escaping @Sendable (Person) async -> Void) { actions.append(RecordedAction(body: perform)) }

    /// Collects a step with a target that may have no name.
    func later(_ step: Step, _ target: Target?, _ location: Testing.SourceLocation) {
        later { person in
            var step = step
            step.target = target
            await person.does(step, at: location)
        }
    }

    /// Collects a step whose target has one of several roles: the text of a recorded test has only the name.
    func later(
        _ step: Step, _ roles: [ViewKind], _ name: String?, at index: Int? = nil, _ location: Testing.SourceLocation
    ) {
        later { person in
            var step = step
            step.target = Target(await person.role(of: name, among: roles), name, at: index)
            await person.does(step, at: location)
        }
    }

    // MARK: Waiting and seeing

    /// Waits for nothing, because a person waits for what the next lines expect.
    public func settle() async {}

    /// Lets time pass.
    public func wait(for duration: Duration, _ location: Testing.SourceLocation = #_sourceLocation) async {
        later { await $0.does(.wait(seconds: duration / .seconds(1)), at: location) }
    }

    /// Waits for a view. If it does not come, the next expectation says so.
    public func wait(for role: ViewKind, _ name: String? = nil) async {
        later { await $0.wait(for: Target(role, name)) }
    }

    /// Expects exactly this screen.
    public func expect(_ transcript: String, _ location: Testing.SourceLocation = #_sourceLocation) {
        later { await $0.expect(transcript, location) }
    }

    /// Expects exactly these changes since the last expectation.
    public func expectChanges(_ changes: String, _ location: Testing.SourceLocation = #_sourceLocation) {
        later { await $0.expectChanges(changes, location) }
    }

    /// Expects the screen to be as at the last expectation.
    public func expectNoChanges(_ location: Testing.SourceLocation = #_sourceLocation) { expectChanges("", location) }

    /// Begins here, after announcements that were made before the recording.
    public func ignoreChanges(_ location: Testing.SourceLocation = #_sourceLocation) {
        later { await $0.expect("any screen", location) { _ in true } }
    }
}

/// A step or an expectation of a recorded test.
public struct RecordedAction: Sendable {
    let body: @Sendable (Person) async -> Void

    /// Does the step, or checks the expectation.
    public func perform(as person: Person) async { await body(person) }
}

extension Person {
    /// Waits for a view, without a look at the rest of the screen: the next expectation counts the changes from the one before.
    func wait(for target: Target) async {
        _ = try? await lines { lines in lines.contains { PerceivedLine($0).isFor(target) } }
    }

    /// The role of the first view with a name, of some roles; the first of these if there is none.
    func role(of name: String?, among roles: [ViewKind]) async -> ViewKind {
        let lines = (try? await lines { _ in true }) ?? []
        let seen = lines.lazy.map(PerceivedLine.init).compactMap { line in roles.first { line.isFor(Target($0, name)) } }.first
        return seen ?? roles[0]
    }
}
