extension BindingToken {
    /// Hands the token to a bag, so that the binding ends with the bag.
    ///
    /// ```swift
    /// viewModel.title.bindAndFire { print($0) }.store(in: bag)
    /// ```
    public final func store(in bag: BindingBag) { bag.insert(self) }
}
