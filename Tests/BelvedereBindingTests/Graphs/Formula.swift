/// The formula of a node in a random graph: it computes the node's value from other nodes, without the kit. The numbers are indexes of
/// nodes.
enum Formula {
    case source(Int)
    case map(Int, Int)
    case sum([Int])
    /// Reads the first node. Its value decides which of the other two nodes is read.
    case choice(Int, Int, Int)
    /// Reads the first node. While its value is zero, also reads the second node, which may depend on this node, so that a cycle arises.
    case loop(Int, Int)
    /// Reads the first node as many times as its value says. Each time, a new derived value is created for the reading.
    case counted(Int)
}
