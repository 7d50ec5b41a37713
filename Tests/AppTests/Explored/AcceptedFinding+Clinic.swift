import Exploring

nonisolated extension AcceptedFinding {
    /// The findings about the clinic that are intended.
    static let ofClinic: [AcceptedFinding] = [
        AcceptedFinding(
            .link, of: "products/{number}", after: "press Add to cart",
            because: "the notice about the cart is for the user who added the product, not for one who follows a link"),
        AcceptedFinding(
            .control, of: "appointments", after: "today", because: "it leads on after midnight; here no time passes"),
        AcceptedFinding(
            .control, of: "Details", after: "home", because: "a newcomer's first steps come before everything else"),
        AcceptedFinding(
            .link, of: "staff/{user}", after: "press Invite again",
            because: "the code is shown once, to the manager who made it"),
        AcceptedFinding(
            .back, of: "offers/new/{kind}", after: "set Category ",
            because: "a category that was chosen is exchanged for another one, and never for none"),
        AcceptedFinding(.reach, of: "reason/{number}", because: "only a patient who is somebody else's leads there"),
        AcceptedFinding(.reach, of: "sync", because: "only a clinic with a remote leads there"),
        AcceptedFinding(.reach, of: "sync/{number}", because: "only a clinic with a remote leads there"),
    ]
}
