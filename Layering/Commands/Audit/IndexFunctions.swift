import LayeringEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The functions of `libIndexStore` in use, as declared by `indexstore/indexstore.h` of the toolchain.
///
/// A text there is a pointer and a length, by value. `iovec` has the same two words, and C knows it.
struct IndexFunctions {
    typealias Handle = OpaquePointer
    typealias Text = iovec
    typealias Context = UnsafeMutableRawPointer
    /// Gets each thing that is gone through; says whether to go on.
    typealias Visit = @convention(c) (Context?, Handle?) -> Bool
    typealias VisitText = @convention(c) (Context?, Text) -> Bool
    typealias GetText = @convention(c) (Handle?) -> Text
    typealias GetNumber = @convention(c) (Handle?) -> UInt32
    typealias GetRoles = @convention(c) (Handle?) -> UInt64
    typealias GetHandle = @convention(c) (Handle?) -> Handle?
    typealias Dispose = @convention(c) (Handle?) -> Void
    typealias Apply = @convention(c) (Handle?, Context?, Visit) -> Bool
    typealias OpenNamed = @convention(c) (Handle?, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?

    let openStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
    let closeStore: Dispose
    let describeError: @convention(c) (Handle?) -> UnsafePointer<CChar>?
    let forgetError: Dispose
    let visitUnits: @convention(c) (Handle?, UInt32, Context?, VisitText) -> Bool

    let openUnit: OpenNamed
    let closeUnit: Dispose
    let mainFile: GetText
    let moduleName: GetText
    let unitTime: @convention(c) (Handle?, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
    let visitDependencies: Apply
    let dependencyKind: GetNumber
    let dependencyFile: GetText
    let dependencyName: GetText

    let openRecord: OpenNamed
    let closeRecord: Dispose
    let visitOccurrences: Apply
    let occurrenceSymbol: GetHandle
    let occurrenceRoles: GetRoles
    let occurrencePlace: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    let visitRelations: Apply
    let relationRoles: GetRoles
    let relationSymbol: GetHandle

    let symbolKind: GetNumber
    let symbolSubkind: GetNumber
    let symbolName: GetText
    let symbolID: GetText
}

extension IndexFunctions {
    init(_ library: Library) throws(Trouble) {
        openStore = try library.function("indexstore_store_create")
        closeStore = try library.function("indexstore_store_dispose")
        describeError = try library.function("indexstore_error_get_description")
        forgetError = try library.function("indexstore_error_dispose")
        visitUnits = try library.function("indexstore_store_units_apply_f")
        openUnit = try library.function("indexstore_unit_reader_create")
        closeUnit = try library.function("indexstore_unit_reader_dispose")
        mainFile = try library.function("indexstore_unit_reader_get_main_file")
        moduleName = try library.function("indexstore_unit_reader_get_module_name")
        unitTime = try library.function("indexstore_unit_reader_get_modification_time")
        visitDependencies = try library.function("indexstore_unit_reader_dependencies_apply_f")
        dependencyKind = try library.function("indexstore_unit_dependency_get_kind")
        dependencyFile = try library.function("indexstore_unit_dependency_get_filepath")
        dependencyName = try library.function("indexstore_unit_dependency_get_name")
        openRecord = try library.function("indexstore_record_reader_create")
        closeRecord = try library.function("indexstore_record_reader_dispose")
        visitOccurrences = try library.function("indexstore_record_reader_occurrences_apply_f")
        occurrenceSymbol = try library.function("indexstore_occurrence_get_symbol")
        occurrenceRoles = try library.function("indexstore_occurrence_get_roles")
        occurrencePlace = try library.function("indexstore_occurrence_get_line_col")
        visitRelations = try library.function("indexstore_occurrence_relations_apply_f")
        relationRoles = try library.function("indexstore_symbol_relation_get_roles")
        relationSymbol = try library.function("indexstore_symbol_relation_get_symbol")
        symbolKind = try library.function("indexstore_symbol_get_kind")
        symbolSubkind = try library.function("indexstore_symbol_get_subkind")
        symbolName = try library.function("indexstore_symbol_get_name")
        symbolID = try library.function("indexstore_symbol_get_usr")
    }
}

extension IndexFunctions.Text {
    /// The bytes as a text.
    var text: String {
        String(decoding: UnsafeRawBufferPointer(start: iov_base, count: Int(iov_len)), as: UTF8.self)
    }
}
