/// What someone new to the clinic tells about themselves.
package protocol OnboardingRepository: Sendable {}
