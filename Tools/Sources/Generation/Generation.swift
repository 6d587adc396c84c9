/// A namespace without content, for the library that generates modules from templates.
enum Generation {}
