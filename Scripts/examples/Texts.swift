// Declarations that the examples of BelvedereTexts use: the code that the plug-in makes from a catalogue.

enum HelloTexts {
    static var sayHello: String { "" }
}
