import DesignSystem
import Domain
import Errors
import Support

/// The examples of errors, behind a list of them.
package final class Host: FeatureHost {
    package init(on scene: HostScene, role: Role?) {
        scene.show(
            ErrorList { [unowned scene] error in scene.show(ErrorExampleView(error: error)) })
    }
}

/// Every error by its code.
private struct ErrorList: View {
    let show: (AppError) -> Void

    var body: some View {
        Section("Errors") {
            ForEach(AppError.examples.map(ErrorRow.init)) { row in Button(row.id) { show(row.error) } }
        }
        .navigationTitle("Errors")
    }
}

private struct ErrorRow: Identifiable {
    let error: AppError
    nonisolated var id: String { error.code }
}
