import Architecture
import SwiftFacts
import Testing

/// The examples on the pages of the rules do what the pages say.
@Suite struct RuleExampleTests {
    private func findings(_ example: RuleExample, of rule: Rule, profile: Profile) throws -> [Finding] {
        var configuration = try ConfigurationReader().read(example.configuration, path: "example")
        configuration.profile = profile
        let result = Checker(configuration: configuration).check(Project(sources: example.files))
        #expect(result.problems.isEmpty, "\(result.problems.map(\.sentence))")
        return result.findings.filter { $0.rule == rule.identifier }
    }

    @Test(arguments: Rule.all.map(\.identifier)) func theViolatingExampleIsFoundInEachProfile(identifier: String) throws {
        let rule = try #require(Rule.named(identifier))
        for profile in rule.profiles {
            let found = try findings(rule.violating, of: rule, profile: profile)
            #expect(!found.isEmpty, "\(identifier) finds nothing in its violating example, profile \(profile.rawValue)")
            for finding in found {
                #expect(!finding.symbol.isEmpty)
                #expect(finding.position.line > 0 && finding.position.column > 0)
                #expect(!finding.what.hasSuffix("."), "the reporters end the sentence")
            }
        }
    }

    @Test(arguments: Rule.all.map(\.identifier)) func theCompliantExampleIsClean(identifier: String) throws {
        let rule = try #require(Rule.named(identifier))
        for profile in Profile.allCases where rule.profiles.contains(profile) {
            let found = try findings(rule.compliant, of: rule, profile: profile)
            #expect(found.isEmpty, "\(found.map(\.what))")
        }
    }

    @Test func examplesHoldNoSyntaxErrors() {
        for rule in Rule.all {
            for example in [rule.violating, rule.compliant] {
                for file in Project(sources: example.files).files {
                    #expect(file.facts.syntaxError == nil, "\(rule.identifier), \(file.path)")
                }
            }
        }
    }

    @Test func everyRuleHasANameOfItsOwnAndWholeSentences() {
        #expect(Set(Rule.all.map(\.identifier)).count == Rule.all.count)
        for rule in Rule.all {
            for sentence in [rule.summary, rule.reason, rule.fix] { #expect(sentence.hasSuffix("."), "\(rule.identifier): \(sentence)") }
            #expect(RulePage(rule).markdown.contains("## \(rule.identifier)\n"))
        }
    }
}
