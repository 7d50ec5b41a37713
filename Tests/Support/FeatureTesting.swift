/// Re-exports the driver, goldens, previews and the gallery, so a test imports only the clinic's support.
@_exported import FeatureTesting
