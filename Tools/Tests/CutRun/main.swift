import Foundation
import Generation

// Usage: CutRun PROJECT CHANGES generate|destroy
// Generates or removes a module, and is killed after the given number of changes of files.
let arguments = CommandLine.arguments
let project = try PackageProject(at: arguments[1])
let plan =
    if arguments[3] == "generate" {
        try ModulePlanner(project: project, library: try TemplateLibrary(project: project.root, userFolder: nil))
            .plan(ModuleRequest(kind: "viper-module", name: "Profile"))
    } else {
        try DestroyPlanner(project: project).plan(kind: "viper-module", name: "Profile")
    }
try PlanApplication(files: CuttingFiles(afterChanges: Int(arguments[2]) ?? 0)).apply(plan)
