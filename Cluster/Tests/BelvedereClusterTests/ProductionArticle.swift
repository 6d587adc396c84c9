// The code of the article "Production" for several nodes.

import BelvedereCluster
import BelvedereCore
import PostgreSQL

func sharedVotes() async throws -> SharedDynamic<Int> {
    let journal = try await ChangeJournal.open(PostgreSQLAddress("postgres://apps@db.example/apps"))
    let transport = ClusterTransport(journal)
    let votes = SharedDynamic(0, name: "votes", sharedBy: transport) { before, after, current in current + after - before }
    return votes
}
