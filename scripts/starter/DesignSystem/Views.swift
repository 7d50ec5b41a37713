// if swiftui
// What screens are made of: SwiftUI on an iPhone, else views of the same names that a terminal and tests can show.
#if SWIFTUI
    @_exported import SwiftUI
#else
    @_exported import HeadlessUI
#endif
// else
// What screens are made of: whoever imports this module has it, too.
@_exported import HeadlessUI
// end
