extension QuickBuild {
    /// The bodies of functions in the program of the newest build, which must run already.
    func loadedBodies(of newest: SourceStamps) -> LoadedBodies? {
        LoadedBodies(commands: manifest.text, paths: newest.paths, folder: build.folder + "/belvedere-dev-bodies")
    }
}
