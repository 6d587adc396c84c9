extension BindingToken {
    /// Adds the token to a bag, so that the binding ends with the bag.
    ///
    /// ```swift
    /// viewModel.title.bindAndFire { print($0) }.store(in: bag)
    /// ```
    ///
    /// - Complexity: O(1) on average.
    public final func store(in bag: BindingBag) { bag.insert(self) }
}
