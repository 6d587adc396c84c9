extension FileFacts {
    /// Encodes the facts as bytes for the cache.
    func encoded() -> [UInt8] {
        var encoder = FactEncoder()
        encoder.encode(imports) { $0.encode($1) }
        encoder.encode(types) { $0.encode($1) }
        encoder.encode(references) { $0.encode($1) }
        encoder.encode(chains) { $0.encode($1) }
        encoder.encode(closures) { $0.encode($1) }
        encoder.encode(loops) { $0.encode($1) }
        encoder.encode(forces) { $0.encode($1) }
        encoder.encode(directives) { $0.encode($1) }
        encoder.encode(globals)
        encoder.encode(ascending: words)
        encoder.encode(ascending: offer.names)
        encoder.encode(offer.isWhole)
        encoder.encode(lineCount)
        encoder.encode(syntaxError) { $0.encode($1) }
        return encoder.bytes
    }

    init(decoding bytes: ArraySlice<UInt8>) throws(FactDecoder.Broken) {
        var decoder = FactDecoder(bytes)
        imports = try decoder.list { decoder throws(FactDecoder.Broken) in try decoder.importFact() }
        types = try decoder.list { decoder throws(FactDecoder.Broken) in try decoder.typeFact() }
        references = try decoder.list { decoder throws(FactDecoder.Broken) in try decoder.referenceFact() }
        chains = try decoder.list { decoder throws(FactDecoder.Broken) in try decoder.chainFact() }
        closures = try decoder.list { decoder throws(FactDecoder.Broken) in try decoder.closureFact() }
        loops = try decoder.list { decoder throws(FactDecoder.Broken) in try decoder.loopFact() }
        forces = try decoder.list { decoder throws(FactDecoder.Broken) in try decoder.forceFact() }
        directives = try decoder.list { decoder throws(FactDecoder.Broken) in try decoder.directiveFact() }
        globals = try decoder.textList()
        words = try decoder.ascendingNumbers()
        offer.names = try decoder.ascendingNumbers()
        offer.isWhole = try decoder.flag()
        lineCount = try decoder.number()
        syntaxError = try decoder.optional { decoder throws(FactDecoder.Broken) in try decoder.position() }
        guard decoder.isAtEnd else { throw FactDecoder.Broken() }
    }
}

// MARK: Writing

extension FactEncoder {
    mutating func encode(_ fact: ImportFact) {
        encode(fact.module)
        encode(fact.position)
        encode(fact.isTestable)
        encode(fact.isPlain)
        encode(fact.access)
    }

    mutating func encode(_ fact: TypeFact) {
        encode(fact.path)
        encode(fact.kind)
        encode(fact.attributes)
        encode(fact.modifiers)
        encode(fact.inherits) { $0.encode($1) }
        encode(fact.genericParameters)
        encode(fact.properties) { $0.encode($1) }
        encode(fact.functions) { $0.encode($1) }
        encode(fact.cases)
        encode(fact.position)
    }

    mutating func encode(_ fact: PropertyFact) {
        encode(fact.name)
        encode(fact.type) { $0.encode($1) }
        encode(fact.ownership)
        encode(fact.isStatic)
        encode(fact.isComputed)
        encode(fact.isConstant)
        encode(fact.isPrivate)
        encode(fact.constructedType) { $0.encode($1) }
        encode(fact.position)
    }

    mutating func encode(_ fact: FunctionFact) {
        encode(fact.name)
        encode(fact.parameters) { encoder, parameter in
            encoder.encode(parameter.label)
            encoder.encode(parameter.type)
            encoder.encode(parameter.hasDefault)
        }
        encode(fact.result) { $0.encode($1) }
        encode(fact.isStatic)
        encode(fact.isOverride)
        encode(fact.isPrivate)
        encode(fact.isInitializer)
        encode(fact.position)
    }

    mutating func encode(_ fact: ReferenceFact) {
        encode(fact.name)
        encode(fact.use)
        encode(fact.isDefaultValue)
        encode(fact.scope)
        encode(fact.position)
    }

    mutating func encode(_ fact: ChainFact) {
        encode(fact.names)
        encode(fact.isCall)
        encode(fact.arguments)
        encode(fact.texts)
        encode(fact.isDefaultValue)
        encode(fact.local)
        encode(fact.scope)
        encode(fact.position)
    }

    mutating func encode(_ fact: ClosureFact) {
        encode(fact.captures) { encoder, capture in
            encoder.encode(capture.name)
            encoder.encode(capture.ownership)
        }
        encode(fact.usesSelf)
        encode(fact.destination)
        encode(fact.receiver)
        encode(fact.following)
        encode(fact.assigned)
        encode(fact.scope)
        encode(fact.position)
    }

    mutating func encode(_ fact: LoopFact) {
        encode(fact.variable)
        encode(fact.sequence)
        encode(fact.selects)
        encode(fact.scope)
        encode(fact.position)
    }

    mutating func encode(_ fact: ForceFact) {
        encode(fact.kind)
        encode(fact.names)
        encode(fact.scope)
        encode(fact.position)
    }

    mutating func encode(_ fact: DirectiveFact) {
        encode(fact.text)
        encode(fact.position)
        encode(fact.isBesideCode)
        encode(fact.subjectLine)
    }
}

// MARK: Reading

extension FactDecoder {
    mutating func importFact() throws(Broken) -> ImportFact {
        ImportFact(
            module: try text(), position: try position(), isTestable: try flag(), isPlain: try flag(), access: try text())
    }

    mutating func typeFact() throws(Broken) -> TypeFact {
        TypeFact(
            path: try text(), kind: try kind(), attributes: try textList(), modifiers: try textList(),
            inherits: try list { decoder throws(Broken) in try decoder.typeName() },
            genericParameters: try textList(),
            properties: try list { decoder throws(Broken) in try decoder.propertyFact() },
            functions: try list { decoder throws(Broken) in try decoder.functionFact() },
            cases: try textList(), position: try position()
        )
    }

    mutating func propertyFact() throws(Broken) -> PropertyFact {
        PropertyFact(
            name: try text(), type: try optional { decoder throws(Broken) in try decoder.typeName() }, ownership: try kind(),
            isStatic: try flag(), isComputed: try flag(), isConstant: try flag(), isPrivate: try flag(),
            constructedType: try optional { decoder throws(Broken) in try decoder.text() }, position: try position()
        )
    }

    mutating func functionFact() throws(Broken) -> FunctionFact {
        FunctionFact(
            name: try text(),
            parameters: try list { decoder throws(Broken) in
                ParameterFact(label: try decoder.text(), type: try decoder.typeName(), hasDefault: try decoder.flag())
            },
            result: try optional { decoder throws(Broken) in try decoder.typeName() },
            isStatic: try flag(), isOverride: try flag(), isPrivate: try flag(), isInitializer: try flag(), position: try position()
        )
    }

    mutating func referenceFact() throws(Broken) -> ReferenceFact {
        ReferenceFact(name: try text(), use: try kind(), isDefaultValue: try flag(), scope: try scope(), position: try position())
    }

    mutating func chainFact() throws(Broken) -> ChainFact {
        ChainFact(
            names: try textList(), isCall: try flag(), arguments: try textList(), texts: try textList(),
            isDefaultValue: try flag(), local: try text(), scope: try scope(), position: try position()
        )
    }

    mutating func closureFact() throws(Broken) -> ClosureFact {
        ClosureFact(
            captures: try list { decoder throws(Broken) in
                ClosureFact.Capture(name: try decoder.text(), ownership: try decoder.kind())
            },
            usesSelf: try flag(), destination: try kind(), receiver: try textList(), following: try textList(), assigned: try textList(),
            scope: try scope(), position: try position()
        )
    }

    mutating func loopFact() throws(Broken) -> LoopFact {
        LoopFact(
            variable: try text(), sequence: try textList(), selects: try flag(), scope: try scope(), position: try position()
        )
    }

    mutating func forceFact() throws(Broken) -> ForceFact {
        ForceFact(kind: try kind(), names: try textList(), scope: try scope(), position: try position())
    }

    mutating func directiveFact() throws(Broken) -> DirectiveFact {
        DirectiveFact(text: try text(), position: try position(), isBesideCode: try flag(), subjectLine: try number())
    }
}
