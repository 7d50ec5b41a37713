import DesignSystem
import Domain
import Support
import Testing

@testable import Onboarding

@Suite struct OnboardingTests {
}
