// Declarations that the examples of BelvedereBinding use.

import BelvedereBinding

final class ContactViewModel {
    let name = Dynamic("")
    let title = Dynamic("")
}

// Safe although unchecked: the examples are compiled and never run.
nonisolated(unsafe) let viewModel = ContactViewModel()
nonisolated(unsafe) let bag = BindingBag()
