public import Architecture
public import ArchitectureGraph
public import ArgumentParser

extension ReportFormat: ExpressibleByArgument {}
extension Profile: ExpressibleByArgument {}
extension GraphFormat: ExpressibleByArgument {}
extension GraphDetail: ExpressibleByArgument {}
