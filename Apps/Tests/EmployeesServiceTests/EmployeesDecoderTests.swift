import EmployeesService
import Foundation
import HTTPService
import LongRuns
import ServiceTesting
import StandInServers
import Testing

struct EmployeesDecoderTests {
    private func list(_ text: String) throws -> EmployeeList {
        try EmployeesDecoder.list(from: HTTPAnswer(status: 200, body: Data(text.utf8)), now: Date(timeIntervalSince1970: 0))
    }

    private func row(_ fields: String) throws -> Employee? {
        try list("[{\"id\":1,\"employee_name\":\"A\"\(fields)}]").employees.first
    }

    @Test(arguments: [
        ("\"320800\"", "320800"), ("320800", "320800"), ("\"1234.56\"", "1234.56"), ("1234.56", "1234.56"),
        ("0.1", "0.1"), ("-5", "-5"), ("\" 7 \"", "7"), ("\"\"", nil), ("null", nil), ("\"12 apples\"", nil), ("true", nil),
        ("[]", nil), ("\"1e5\"", nil), ("\"NaN\"", nil),
    ])
    func salariesAreExactOrMissing(json: String, expected: String?) throws {
        #expect(try row(",\"employee_salary\":\(json)")?.salary == expected.flatMap { Decimal(string: $0) })
    }

    @Test(arguments: [
        ("\"61\"", 61), ("61", 61), ("null", nil), ("\"old\"", nil), ("-3", nil), ("1000", nil), ("99999999999999999999", nil),
    ])
    func agesAreReadableOrMissing(json: String, expected: Int?) throws {
        #expect(try row(",\"employee_age\":\(json)")?.age == expected)
    }

    @Test func aByteOrderMarkAndBlanksBeforeTheListDoNotMatter() throws {
        #expect(try list("\u{FEFF} \r\n[]").employees.isEmpty)
    }

    @Test func aNumberThatComesTwiceCountsOnce() throws {
        let list = try list(#"[{"id":1,"employee_name":"A"},{"id":"1","employee_name":"B"},{"id":2,"employee_name":"C"}]"#)
        #expect(list.employees.map(\.name) == ["A", "C"])
        #expect(list.omittedRows == 1)
    }

    @Test func hostileNamesLoseWhatTurnsOrBreaksTextAndKeepTheRest() throws {
        let employee = try list(#"[{"id":1,"employee_name":"  <script>alert(1)<\/script>\u202E\u0000\nX  "}]"#).employees.first
        #expect(employee?.name == "<script>alert(1)</script> X")
        let long = try list("[{\"id\":1,\"employee_name\":\"\(String(repeating: "ab", count: 5000))\"}]").employees.first
        #expect(long?.name.count == 200)
    }

    @Test func nestingWithoutEndIsAnErrorAndNoCrash() {
        #expect(throws: EmployeesError.self) { try list(String(repeating: "[", count: 200_000)) }
        #expect(throws: EmployeesError.self) { try list(String(repeating: #"{"data":"#, count: 100_000)) }
    }

    /// An answer without rows is an empty company only if nothing in it reports a failure.
    @Test(arguments: [
        (#"{"status":"not success","data":[]}"#, "The employees service reports: “not success”."),
        (#"{"status":"not success","data":null}"#, "The employees service reports: “not success”."),
        (#"{"status":"NOT SUCCESS","data":[{"id":1}]}"#, "The employees service reports: “NOT SUCCESS”."),
        (#"{"status":"unsuccessful","data":[]}"#, "The employees service reports: “unsuccessful”."),
        (#"{"status":"pending","data":[]}"#, "The employees service reports: “pending”."),
        (#"{"status":"not success","data":[],"message":"Too many attempts."}"#, "The employees service reports: “Too many attempts”."),
        (#"{"status":false,"data":[]}"#, "The employees service reports a failure."),
        (#"{"success":false,"data":[],"error":"Token expired"}"#, "The employees service reports: “Token expired”."),
        (#"{"status":404,"data":[]}"#, "The employees service reports: “404”."),
        (#"{"status":"","data":null,"message":"Away"}"#, "The employees service reports: “Away”."),
        (#"{"message":"Away","data":null}"#, "The employees service reports: “Away”."),
        (#"{"status":"error","data":"Record does not found"}"#, "The employees service reports: “Record does not found”."),
    ])
    func aFailureIsNoEmptyCompany(answer: String, sentence: String) {
        let error = #expect(throws: EmployeesError.self) { try list(answer) }
        #expect(error?.sentence == sentence && error?.code == "refused")
    }

    @Test(arguments: [
        (#"{"status":"success","data":[]}"#, 0), (#"{"status":"OK","data":null}"#, 0), (#"{"data":[]}"#, 0),
        (#"{"status":true,"data":[]}"#, 0),
        (#"{"status":200,"data":[{"id":1}]}"#, 1), (#"{"status":"partial","data":[{"id":1},{"id":2}]}"#, 2),
        (#"{"status":null,"data":[{"id":1}]}"#, 1),
        (#"{"message":"Successfully! All records has been fetched.","data":[]}"#, 0),
    ])
    func anAnswerWithoutAFailureIsAList(answer: String, count: Int) throws {
        #expect(try list(answer).employees.count == count)
    }

    @Test(arguments: [
        (#"{"id":1,"name":"Ada","salary":"7","age":36}"#, "Ada"),
        (#"{"id":1,"employee_name":"Ada","name":"ada.l","employee_salary":7,"employee_age":"36"}"#, "Ada"),
        (#"{"id":1,"employee_name":"","name":"Ada","employee_salary":null,"salary":7,"employee_age":"","age":"36"}"#, "Ada"),
        (#"{"id":"1","employee_name":null,"name":"Ada","salary":"7","employee_age":"36"}"#, "Ada"),
    ])
    func shortNamesOfTheFieldsAreReadAsWell(row: String, name: String) throws {
        #expect(try list("[\(row)]").employees == [Employee(id: 1, name: name, salary: 7, age: 36)])
    }

    /// Answers that are not UTF-8: some name their encoding in the header, some do not.
    @Test(arguments: ["application/json; charset=ISO-8859-1", "text/html;Charset=\"windows-1252\"", "application/json", ""])
    func namesInLatinLettersAreRead(type: String) throws {
        let body =
            Array(#"{"status":"success","data":[{"id":1,"employee_name":"Jos"#.utf8) + [0xE9, 0x20, 0x80]
            + Array(#" N"},{"id":2,"employee_name":"Zo"#.utf8) + [0xEB] + Array(#""}]}"#.utf8)
        let list = try EmployeesDecoder.list(
            from: HTTPAnswer(status: 200, headers: ["Content-Type": type], body: Data(body)), now: Date(timeIntervalSince1970: 0)
        )
        #expect(list.employees.map(\.name) == ["José € N", "Zoë"])
    }

    @Test func oneDamagedNameLeavesTheOthersInUTF8() throws {
        let body =
            Array(#"[{"id":1,"employee_name":"J\u00f6rg 李"},{"id":2,"employee_name":"Жан"#.utf8) + [0xD0]
            + Array(#""},{"id":3,"employee_name":"Zoë"}]"#.utf8)
        let list = try EmployeesDecoder.list(from: HTTPAnswer(status: 200, body: Data(body)), now: Date(timeIntervalSince1970: 0))
        #expect(list.employees.map(\.name) == ["Jörg 李", "ЖанÐ", "Zoë"])
    }

    @Test func theServicesOwnMessageIsShownAndKeptShort() {
        let error = #expect(throws: EmployeesError.self) {
            try list(#"{"status":"failed","message":"\#(String(repeating: "x", count: 999))"}"#)
        }
        #expect((error?.sentence.count ?? 999) < 250)
    }

    /// Truncations, changed bytes and changed types of real answers. The result is an error or a value, never a crash, and every value
    /// keeps the promises of a list.
    @Test func damagedAnswersGiveAnErrorOrAList() throws {
        var random = SeededRandom()
        let rounds = LongRun.isWanted ? 200_000 : 1_500
        let answers = EmployeesStandIn.Shape.allCases.map { shape in
            let server = EmployeesStandIn(shape: shape)
            return server.wholeAnswer
        }
        let swaps = ["null", "[]", "{}", "\"x\"", "true", "-1", "1e400", "\"\\uD800\"", "[[[]]]", "\"1\""]
        var lists = 0
        for round in 0..<rounds {
            guard var bytes = answers.randomElement(using: &random) else { return }
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
            case 1:
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
            default:
                // Replace the value after one of the colons.
                let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
                guard let colon = colons.randomElement(using: &random), let swap = swaps.randomElement(using: &random) else { continue }
                let end = bytes[(colon + 1)...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.endIndex
                bytes.replaceSubrange((colon + 1)..<end, with: Array(swap.utf8))
            }
            do {
                let answer = HTTPAnswer(status: 200, body: Data(bytes))
                let list = try EmployeesDecoder.list(from: answer, now: Date(timeIntervalSince1970: 0))
                lists += 1
                #expect(Set(list.employees.map(\.id)).count == list.employees.count, "seed \(random.seed), round \(round)")
                #expect(list.employees.count + list.omittedRows <= 25, "seed \(random.seed), round \(round)")
            } catch {
                #expect(error is EmployeesError, "seed \(random.seed), round \(round): \(error)")
            }
        }
        #expect(lists > rounds / 20, "seed \(random.seed): hardly any damaged answer could be read")
    }
}

extension EmployeesStandIn {
    /// The body of a good answer.
    var wholeAnswer: [UInt8] {
        answer(to: StandInRequest(method: "GET", target: "/api/v1/employees", headers: ["user-agent": "Tests"])).body
    }
}
