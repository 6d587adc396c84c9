/// The error that is thrown for a faulty catalogue. It contains all faults, so that a developer can fix them together.
package struct CatalogueFaults: Error, Hashable {
    package var all: [CatalogueFault]
}
