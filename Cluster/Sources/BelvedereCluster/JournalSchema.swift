internal import PostgreSQL

/// The tables of the journal, in a schema of their own.
///
/// A topic's row is locked by whoever writes, until the write is stored. So the changes of a topic become visible in the order of
/// their numbers and without gaps: a sequence of PostgreSQL promises neither, because a number is taken before it is known whether
/// and when its row is stored.
enum JournalSchema {
    /// The version of the tables. A program refuses those of a later version.
    static let version: Int64 = 1
    /// The channel on which topics and numbers are told. What was changed stands in the table alone, because a notification
    /// has room for less than 8,000 bytes.
    static let channel = "belvedere"

    /// Makes the tables if they are not there.
    ///
    /// - Throws: ``PostgreSQLError``; with the code `shape` if the tables are of a later version.
    static func prepare(_ connection: PostgreSQLConnection) async throws {
        // Nodes that are started together do it one after the other.
        try await connection.query("SELECT pg_advisory_xact_lock(4777840001)")
        if try await connection.query("SELECT to_regclass('belvedere.property')::text").first?.isNull(0) == false {
            let found = try await connection.query("SELECT version FROM belvedere.property").first?.integer(0) ?? 0
            if found > version {
                throw PostgreSQLError(.shape, cause: "The tables are of version \(found), this program knows \(version).")
            }
            return
        }
        for statement in statements { try await connection.query(statement) }
    }

    private static let statements = [
        "CREATE SCHEMA IF NOT EXISTS belvedere",
        "CREATE TABLE belvedere.property (version bigint NOT NULL)",
        "INSERT INTO belvedere.property VALUES (\(version))",
        """
        CREATE TABLE belvedere.topic (
            name text PRIMARY KEY,
            sequence bigint NOT NULL DEFAULT 0,
            holds_state boolean NOT NULL DEFAULT false,
            state bytea,
            state_sequence bigint NOT NULL DEFAULT 0
        )
        """,
        """
        CREATE TABLE belvedere.change (
            topic text NOT NULL REFERENCES belvedere.topic,
            sequence bigint NOT NULL,
            origin text NOT NULL,
            number bigint,
            has_left boolean NOT NULL DEFAULT false,
            payload bytea NOT NULL,
            made timestamptz NOT NULL DEFAULT clock_timestamp(),
            PRIMARY KEY (topic, sequence)
        )
        """,
        "CREATE INDEX change_by_age ON belvedere.change (made)",
        """
        CREATE TABLE belvedere.writer (
            topic text NOT NULL REFERENCES belvedere.topic,
            origin text NOT NULL,
            number bigint NOT NULL,
            sequence bigint NOT NULL,
            PRIMARY KEY (topic, origin)
        )
        """,
        "CREATE TABLE belvedere.node (origin text PRIMARY KEY, seen timestamptz NOT NULL)",
        // Takes the lock by which writes of a topic come one after the other, and gives the number of the last.
        """
        CREATE FUNCTION belvedere.lock_topic(the_topic text) RETURNS bigint LANGUAGE plpgsql AS $$
        DECLARE last bigint;
        BEGIN
            SELECT sequence INTO last FROM belvedere.topic WHERE name = the_topic FOR UPDATE;
            IF NOT FOUND THEN
                INSERT INTO belvedere.topic (name) VALUES (the_topic) ON CONFLICT DO NOTHING;
                SELECT sequence INTO last FROM belvedere.topic WHERE name = the_topic FOR UPDATE;
            END IF;
            RETURN last;
        END $$
        """,
        // Adds a change. One that has a number of its origin's own is added once, however often it is asked for.
        """
        CREATE FUNCTION belvedere.append(
            the_topic text, the_origin text, the_number bigint, the_payload bytea, the_origin_has_left boolean DEFAULT false
        ) RETURNS bigint LANGUAGE plpgsql AS $$
        DECLARE place bigint; known belvedere.writer;
        BEGIN
            place := belvedere.lock_topic(the_topic) + 1;
            IF the_number IS NOT NULL THEN
                SELECT * INTO known FROM belvedere.writer WHERE topic = the_topic AND origin = the_origin;
                IF known.number >= the_number THEN RETURN known.sequence; END IF;
                INSERT INTO belvedere.writer VALUES (the_topic, the_origin, the_number, place)
                    ON CONFLICT (topic, origin) DO UPDATE SET number = excluded.number, sequence = excluded.sequence;
            END IF;
            UPDATE belvedere.topic SET sequence = place WHERE name = the_topic;
            INSERT INTO belvedere.change (topic, sequence, origin, number, has_left, payload)
                VALUES (the_topic, place, the_origin, the_number, the_origin_has_left, the_payload);
            PERFORM pg_notify('\(channel)', place || ' ' || the_topic);
            RETURN place;
        END $$
        """,
        // A node has gone: all topics that it has written to are told, once.
        """
        CREATE FUNCTION belvedere.leave(the_origin text) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
            DELETE FROM belvedere.node WHERE origin = the_origin;
            IF NOT FOUND THEN RETURN; END IF;
            PERFORM belvedere.append(topic, the_origin, NULL, ''::bytea, true)
                FROM (SELECT topic FROM belvedere.writer WHERE origin = the_origin ORDER BY topic) AS written;
        END $$
        """,
    ]
}
