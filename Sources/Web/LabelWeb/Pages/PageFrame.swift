import Languages

/// The frame of a page: its title, its place in the menu and its scripts.
struct PageFrame {
  /// A part of the menu; its raw value is its icon.
  enum Tab: String, CaseIterable {
    case scan, check, products, diary, settings

    var address: String {
      switch self {
      case .scan: "/"
      case .check: "/review"
      case .products: "/products"
      case .diary: "/diary"
      case .settings: "/settings"
      }
    }

    var word: PageWord {
      switch self {
      case .scan: .scan
      case .check: .check
      case .products: .products
      case .diary: .diary
      case .settings: .settings
      }
    }
  }

  var title: String
  var language: PageLanguage
  var tab: Tab?
  /// The names of script modules.
  var scripts: [String]
  /// Whether the menu is shown; a device that is not let in yet gets none.
  var hasMenu: Bool

  init(
    _ title: String, in language: PageLanguage, tab: Tab? = nil, scripts: [String] = [],
    hasMenu: Bool = true
  ) {
    self.title = title
    self.language = language
    self.tab = tab
    self.scripts = scripts
    self.hasMenu = hasMenu
  }
}
