/// The part of Liquid that templates of Generamba use.
enum LiquidTemplates {}
