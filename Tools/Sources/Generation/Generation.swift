/// Modules from templates.
enum Generation {}
