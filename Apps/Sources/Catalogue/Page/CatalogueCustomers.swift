/// A customer in the examples about combo boxes.
nonisolated struct CatalogueCustomer: Sendable, Hashable {
    let number: Int
    let name: String
    let city: String
}

/// Ten thousand customers, made of common names, and the search in them that a server would do.
nonisolated enum CatalogueCustomers {
    private struct NoConnection: Error {}

    private static let firstNames = [
        "Ada", "Aino", "Alan", "Amina", "Anders", "Barbara", "Carlos", "Chen", "Dorothy", "Edsger", "Elif", "Emma", "Farid", "Grace",
        "Hanna", "Ines", "Ivan", "Jean", "Joan", "Karim", "Katherine", "Lars", "Leila", "Linus", "Maria", "Matti", "Mei", "Nadia",
        "Niklaus",
        "Olga", "Omar", "Priya", "Radia", "Ravi", "Sofia", "Tariq", "Tim", "Ulla", "Yuki", "Zara",
    ]
    private static let lastNames = [
        "Allen", "Andersson", "Bakker", "Bianchi", "Clarke", "Costa", "Dijkstra", "Fischer", "Garcia", "Goldberg", "Haddad", "Hansen",
        "Hopper", "Ito", "Ivanova", "Jensen", "Johnson", "Kaya", "Khan", "Kowalski", "Kumar", "Lamarr", "Larsen", "Liskov", "Lovelace",
        "Martin", "Meyer", "Nakamura", "Nguyen", "Nieminen", "Novak", "Okafor", "Olsen", "Patel", "Perlman", "Petrov", "Rossi", "Santos",
        "Schmidt", "Sharma", "Silva", "Singh", "Tanaka", "Torvalds", "Turing", "Virtanen", "Wang", "Weber", "Wirth", "Zhang",
    ]
    private static let cities = ["Berlin", "Helsinki", "Lisbon", "London", "Oslo"]

    /// All customers, by name and city.
    static let all: [CatalogueCustomer] = {
        var customers: [CatalogueCustomer] = []
        for first in firstNames {
            for last in lastNames {
                for city in cities {
                    customers.append(CatalogueCustomer(number: customers.count + 1, name: "\(first) \(last)", city: city))
                }
            }
        }
        return customers
    }()

    /// Returns the first customers for whom each word of a text begins a word of the name or the city.
    ///
    /// - Complexity: O(*n*) in the number of customers.
    static func matching(_ text: String, limit: Int) async throws -> [CatalogueCustomer] {
        let wanted = text.lowercased().split(separator: " ")
        let matching = all.lazy.filter { customer in
            let words = "\(customer.name) \(customer.city)".lowercased().split(separator: " ")
            return wanted.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
        }
        return Array(matching.prefix(limit))
    }

    /// Fails, as a server without a connection.
    static func failing(_ text: String) async throws -> [CatalogueCustomer] { throw NoConnection() }
}
