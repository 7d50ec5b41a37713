extension ClinicStore {
    /// Has a source asked for the records that are not here.
    package func ask(_ source: any PartSource) { part.source = source }
}
