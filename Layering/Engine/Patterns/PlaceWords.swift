/// The words that tell where in a source something stands: in a preview, in a body, in what is built lazily.
struct PlaceWords {
    let preview: UInt16
    let previewProvider: UInt16
    let body: UInt16
    let initializer: UInt16
    let observable: UInt16
    let observableObject: UInt16
    /// The words of what is built lazily.
    let containers: Set<UInt16>
    /// The endings of the names of routes.
    let routeEndings: Set<UInt8>

    /// Has the words watched.
    init(watchedBy vocabulary: Vocabulary) {
        preview = vocabulary.id(ofWord: "Preview")
        previewProvider = vocabulary.id(ofWord: "PreviewProvider")
        body = vocabulary.id(ofWord: "body")
        initializer = vocabulary.id(ofWord: "init")
        observable = vocabulary.id(ofWord: "Observable")
        observableObject = vocabulary.id(ofWord: "ObservableObject")
        containers = Set(
            ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ForEach"].map(vocabulary.id(ofWord:)))
        routeEndings = Set(["Route", "Destination"].map(vocabulary.id(ofEnding:)))
        let single = [preview, previewProvider, body, initializer, observable, observableObject]
        for word in containers.union(single) { vocabulary.watch(word) }
    }
}
