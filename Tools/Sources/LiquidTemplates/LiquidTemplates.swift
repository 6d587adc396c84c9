/// A namespace without content, for the library that renders Liquid templates of Generamba.
enum LiquidTemplates {}
