import DesignSystem
import Support

nonisolated extension Preview {
    /// Questions over a page.
    static var questions: [Preview] {
        [
            component("alert", "usual", title: "Alert", style: .alert) {
                ConfirmationAlert(
                    "Cancel the order?", message: "Order #1042 of Lena Vogt will not be shipped."
                ) {
                    Button("Keep it") {}
                    Button("Cancel it") {}
                }
            },
            component("alert", "hostile", title: "Alert", style: .alert) {
                ConfirmationAlert(Specimen.hostile, message: Specimen.hostile) { Button(Specimen.hostile) {} }
            },
            component("discard", "", title: "Unsaved", style: .alert) { DiscardDraftAlert(keep: {}, discard: {}) },
            component("discard", "several", title: "Unsaved", style: .alert) {
                DiscardDraftAlert(places: ["Refund of #1042", "Book"], keep: {}, discard: {})
            },
        ]
    }
}
