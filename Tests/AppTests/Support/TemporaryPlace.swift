import Data
import Foundation
import Support

/// A folder that is deleted after the test.
final class TemporaryPlace {
    private let folder: ScratchFolder
    var url: URL { URL(filePath: folder.path, directoryHint: .isDirectory) }

    init() throws { folder = try ScratchFolder() }
}
