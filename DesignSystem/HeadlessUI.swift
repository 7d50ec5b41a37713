/// The views that every screen is made of come along: a feature imports the design system, and needs no other module to
/// say what it looks like.
@_exported import HeadlessUI
