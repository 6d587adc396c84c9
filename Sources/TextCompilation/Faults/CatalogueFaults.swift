/// All that is wrong with a catalogue, so that a person can mend it in one go.
package struct CatalogueFaults: Error, Hashable {
    package var all: [CatalogueFault]
}
