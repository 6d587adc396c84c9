internal import ContactsModel
internal import PostgreSQL

/// Converts errors of the database to errors that help a person, such as "The database cannot be reached."
enum StoreFailure {
    static func error(of error: any Error) -> ContactStoreError {
        switch error {
        case let error as ContactStoreError: error
        case let error as PostgreSQLError: ContactStoreError(code(of: error), cause: String(describing: error))
        case is CancellationError: ContactStoreError(.cancelled)
        default: ContactStoreError(.unexpected, cause: String(describing: error))
        }
    }

    private static func code(of error: PostgreSQLError) -> ContactStoreError.Code {
        switch error.code {
        case .cancelled: return .cancelled
        case .closed: return .closed
        case .uncertain: return .uncertain
        case .unreachable, .lost, .late: return .unreachable
        case .shape: return .newerSchema
        default: break
        }
        // The first two characters of SQLSTATE, PostgreSQL's error code, are its class; see "PostgreSQL Error Codes".
        switch error.state?.prefix(2) {
        case "08", "57": return error.state == "57014" ? .locked : .unreachable
        case "53": return error.state == "53100" ? .diskFull : .unreachable
        case "25", "42": return error.state == "25006" || error.state == "42501" ? .notWritable : .unexpected
        case "40", "55": return .locked
        case "58": return .inputOutput
        case "XX": return .damaged
        default: return .unexpected
        }
    }
}
