/// How the value of a node follows from others, without any library.
enum Formula {
    case source(Int)
    case map(Int, Int)
    case sum([Int])
    /// Reads the first, and by that decides which of the other two to read.
    case choice(Int, Int, Int)
    /// Reads the first, and while that is zero, reads the second, which may need this one: a cycle.
    case loop(Int, Int)
    /// Reads the first, as often as its value says, by way of values that are made for one reading.
    case counted(Int)
}
