/// The form in three patterns. A person cannot tell them apart.
public enum AddChorePattern: CaseIterable, Sendable {
    case mvvm, mvp, viper
}
