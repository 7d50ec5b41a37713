// if swiftui
// What screens are made of: SwiftUI on an iPhone, else views of the same names that a terminal and tests can show.
#if SWIFTUI
    @_exported import SwiftUI
#else
    @_exported import HeadlessUI
#endif
// else
// The views of screens, re-exported to every importer of this module.
@_exported import HeadlessUI
// end
