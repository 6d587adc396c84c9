import SwiftFacts

extension Rule {
    static let strongDelegate = Rule(
        "strong-delegate",
        summary: "A delegate is held weakly.",
        reason: """
            A delegate usually owns the object that it is the delegate of. With strong references the two keep each other in \
            memory for ever.
            """,
        fix: "Write `weak var`, and make the protocol `AnyObject` if it is not.",
        violating: """
            final class Uploader {
                var delegate: UploaderDelegate?
            }

            protocol UploaderDelegate: AnyObject {}
            """,
        compliant: """
            final class Uploader {
                weak var delegate: UploaderDelegate?
            }

            protocol UploaderDelegate: AnyObject {}
            """
    ) { codebase, examination in
        for type in codebase.types where type.fact.kind.isReference && !codebase.isLeftOut(codebase.file(of: type)) {
            for property in codebase.properties(of: type) where property.isStored {
                guard let written = property.type, !written.isFunction, property.name.lowercased().hasSuffix("delegate") else { continue }
                guard let name = written.heldNames.last else { continue }
                let found = codebase.heldTypes(of: property, in: type).first
                guard found?.isContract ?? name.hasSuffix("Delegate") else { continue }
                examination.look()
                guard property.ownership == .strong, property.constructedType == nil else { continue }
                examination.report(
                    "\"\(type.path)\" holds its delegate \"\(property.name)\" strongly", weaken: property, of: type, in: codebase)
            }
        }
    }
}
