import AppointmentsPreviews
import CatalogPreviews
import DesignSystemPreviews
import ErrorsPreviews
import HistoryPreviews
import HomePreviews
import MusicPreviews
import OffersPreviews
import OnboardingPreviews
import OrdersPreviews
import PatientsPreviews
import ProfilePreviews
import SettingsPreviews
import SignInPreviews
import Support
import StaffPreviews
import SyncPreviews

extension GalleryCommand {
    /// The modules with previews, in the order of the gallery.
    static let modules: [(name: String, previews: [Preview])] = [
        ("DesignSystem", DesignSystemPreviews.Previews.all),
        ("Home", HomePreviews.Previews.all),
        ("Orders", OrdersPreviews.Previews.all),
        ("Appointments", AppointmentsPreviews.Previews.all),
        ("Patients", PatientsPreviews.Previews.all),
        ("Catalog", CatalogPreviews.Previews.all),
        ("Music", MusicPreviews.Previews.all),
        ("Profile", ProfilePreviews.Previews.all),
        ("Settings", SettingsPreviews.Previews.all),
        ("Staff", StaffPreviews.Previews.all),
        ("History", HistoryPreviews.Previews.all),
        ("Offers", OffersPreviews.Previews.all),
        ("Sync", SyncPreviews.Previews.all),
        ("SignIn", SignInPreviews.Previews.all),
        ("Onboarding", OnboardingPreviews.Previews.all),
        ("Errors", ErrorsPreviews.Previews.all),
    ]
}
