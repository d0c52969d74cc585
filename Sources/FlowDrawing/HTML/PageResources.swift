/// The files of `Page/`, as the build puts them into the program.
enum PageResources {
  static let template = text(PackageResources.page_html)
  static let style = text(PackageResources.page_css)

  /// The script: what each file declares is known to the later ones, and to nobody outside.
  static let script: String = {
    let files = [
      PackageResources.dom_js, PackageResources.contents_js, PackageResources.level_js,
      PackageResources.viewport_js, PackageResources.overview_js, PackageResources.light_js,
      PackageResources.filter_js, PackageResources.search_js, PackageResources.panel_js,
      PackageResources.outline_js, PackageResources.theme_js, PackageResources.tooltip_js,
      PackageResources.keyboard_js, PackageResources.page_js,
    ]
    return "\n(() => {\n'use strict';\n\n" + files.map(text).joined(separator: "\n") + "})();\n"
  }()

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
