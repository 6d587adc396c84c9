// What the examples of BelvedereTexts take for granted: what the plug-in makes of a catalogue.

enum HelloTexts {
    static var sayHello: String { "" }
}
