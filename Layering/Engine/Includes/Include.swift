/// A header or a module that a source in C names.
package struct Include: Hashable, Sendable {
    /// How it is named.
    enum Form: Sendable {
        /// `#include "a.h"` and `#import "a.h"`
        case quoted
        /// `#include <a.h>`
        case angled
        /// `#import <A/a.h>`, which is Objective-C
        case imported
        /// `@import A;` and `#pragma clang module import A`
        case module
        /// `#define HEADER <a.h>`, to be included by that name
        case defined
        /// `#include HEADER` and `#include HEADER(a)`; see ``HeaderMacros``
        case computed
    }

    let form: Form
    /// The path of the header, or the name of the module or the macro.
    let path: String
    let place: Place

    /// The folder that the path begins with: in `<Orders/order.h>` the name of a framework or a target.
    var folder: Substring { path.prefix { $0 != "/" } }

    /// Whether it is a header of a framework, as far as its name tells.
    var isOfFramework: Bool {
        guard let first = path.utf8.first, 0x41...0x5A ~= first, folder.count < path.count else { return false }
        return form == .imported || form == .angled && path == "\(folder)/\(folder).h"
    }
}
