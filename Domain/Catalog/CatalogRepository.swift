/// What the clinic sells.
package protocol CatalogRepository: Sendable {}
