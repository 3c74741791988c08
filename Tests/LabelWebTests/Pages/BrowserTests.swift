import Foundation
import LabelModel
import LabelTestSupport
import Languages
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// The pages in a real browser.
@Suite(
  .enabled(if: Browser.isInstalled, "chromium-driver is not installed: scripts/install-system"),
  .serialized)
struct BrowserTests {
  /// A product with a photo, boxes and values for review.
  private static func product(_ scene: Scene, _ page: Page) async throws -> Int64 {
    let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
    let scan = try await page.scan(Array(photo), name: "<img src=x onerror=alert(1)>.webp")
    let id = scan["product"] as? Int64 ?? 0
    _ = try scene.store.update(.id(id)) { record in
      var doubtful = record
      doubtful.name = SourcedText("<script>document.title='x'</script>", source: .manual)
      doubtful.forReview = [(Nutrient.fat, 0.2), (.salt, 0.3), (.sugars, 0.4)].map {
        nutrient, certainty in
        let value = record.nutrients[nutrient]
        doubtful.nutrients[nutrient] = nil
        return ReviewValue(
          nutrient: nutrient, basis: .per100g, quantity: Quantity(1, .gram),
          confidence: Confidence(certainty), reason: Message(text: "a test"),
          evidence: value?.evidence ?? Evidence(image: "", text: ""))
      }
      doubtful.status = .needsReview
      return doubtful
    }
    _ = try scene.store.save(
      ProductRecord(status: .valid, name: SourcedText("Another", source: .manual)),
      at: Date(timeIntervalSince1970: 0)
    ) { _, new in new }
    return id
  }

  private static let focus = "document.activeElement.closest('form')?.dataset.key"

  @Test("Values are checked by the keyboard alone: corrected, asked about, accepted, taken back")
  func reviewsByKeyboard() async throws {
    let scene = try Scene(worker: "labelscan")
    try await scene.run { page in
      let id = try await Self.product(scene, page)
      try await Browser.run(width: 1280) { browser in
        try await browser.open(page.base + "review")
        try await browser.press(.enter)
        // The least certain value has the focus, and the photo shows its box.
        try await browser.wait(until: "\(Self.focus) === 'fat-per100g'")
        try await browser.wait(
          until: "document.querySelector('.photo .shown')?.dataset.key === 'fat-per100g'")
        try await browser.wait(
          until:
            "document.querySelector('.photo svg').viewBox.baseVal.width < document.querySelector('.photo').dataset.width / 2"
        )
        try await browser.type("12,8")
        try await browser.press(.enter)
        try await browser.wait(until: "\(Self.focus) === 'salt-per100g'")
        try await browser.type("1.510")
        try await browser.press(.enter)
        try await browser.wait(until: "document.activeElement.name === 'meaning'")
        try await browser.press(.enter)
        try await browser.wait(until: "\(Self.focus) === 'sugars-per100g'")
        try await browser.press(.enter)
        try await browser.wait(until: "!document.querySelector('#answers')")
        let done = try #require(try scene.store.product(.id(id))).record
        #expect(done.nutrients[.fat]?.quantity == Quantity(12.8, .gram))
        #expect(done.nutrients[.salt]?.quantity == Quantity(1.51, .gram))
        #expect(done.nutrients[.sugars]?.quantity == Quantity(1, .gram))
        try await browser.type("u")
        try await browser.wait(until: "\(Self.focus) === 'sugars-per100g'")
        try await browser.type("r")
        try await browser.wait(
          until:
            "document.querySelector('.turned').getAttribute('transform').includes('rotate(90)')")
        try await browser.type("?")
        try await browser.wait(until: "document.getElementById('help').open")
        try await browser.press(.escape)
        try await browser.wait(until: "!document.getElementById('help').open")
        #expect(try await browser.evaluate("document.title") as? String != "x")
        // The question about 1.510 is an answer of the status 422, which the console names.
        let complaints = try await browser.complaints().filter { !$0.contains("status of 422") }
        #expect(complaints == [])
      }
    }
  }

  @Test("A photo that is pasted is read, and its line follows its state")
  func scansByPaste() async throws {
    let scene = try Scene(worker: "labelscan")
    try await scene.run { page in
      let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
      try await Browser.run(width: 360) { browser in
        try await browser.open(page.base)
        try await browser.evaluate(
          """
          (() => {
            const bytes = Uint8Array.from(atob('\(photo.base64EncodedString())'), (c) => c.charCodeAt(0));
            const data = new DataTransfer();
            data.items.add(new File([bytes], 'pasted.webp', { type: 'image/webp' }));
            document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
          })()
          """)
        try await browser.wait(until: "document.querySelector('#scans .state.done')")
        #expect(try await browser.complaints() == [])
      }
    }
  }

  @Test("No page is wider than a window of 320 pixels, in any language, and none has a fault")
  func reflows() async throws {
    let scene = try Scene(worker: "labelscan")
    try await scene.run { page in
      let id = try await Self.product(scene, page)
      _ = try await page.send(
        "/diary/\(Self.day)/goals", ["energyKcal-most": "2000", "fat-least": "40"])
      try await Browser.run(width: 320) { browser in
        for code in Wording.codes {
          try await browser.open(page.base + "healthz")
          try await browser.keepCookie("language", code)
          for path in Self.paths(id) {
            try await browser.open(page.base + path)
            #expect(
              try await browser.evaluate("document.documentElement.lang") as? String == code)
            let excess = try await browser.evaluate(
              "Math.max(...[...document.querySelectorAll('html, main, .answers')].map((one) => one.scrollWidth - one.clientWidth))"
            )
            #expect(excess as? Int == 0, "\(code) \(path)")
            let unnamed = try await browser.evaluate(Self.unnamed) as? [String]
            #expect(unnamed == [], "\(code) \(path)")
          }
        }
        let complaints = try await browser.complaints().filter {
          !$0.contains("/nothing") && !$0.contains("/favicon.ico")
        }
        #expect(complaints == [])
      }
    }
  }

  private static let day = "2026-11-22"

  /// The pages of a product and of all else.
  private static func paths(_ product: Int64) -> [String] {
    [
      "", "review", "review/\(product)", "products", "products/\(product)", "diary/\(day)",
      "settings", "products/\(product)/contribution", "contributions",
      "compare?product=\(product)&product=\(product + 1)", "nothing",
    ]
  }

  @Test(
    "No control that has the focus is under the menu or anything else",
    arguments: [(320, 800), (390, 800), (390, 380), (760, 300), (1280, 800)])
  func coversNothing(width: Int, height: Int) async throws {
    let scene = try Scene(worker: "labelscan")
    try await scene.run { page in
      let id = try await Self.product(scene, page)
      try await Browser.run(width: width, height: height) { browser in
        for path in Self.paths(id) {
          try await browser.open(page.base + path)
          let covered = try await browser.evaluate(Self.covered) as? [String]
          #expect(covered == [], "\(path)")
        }
      }
    }
  }

  /// The controls of a page that, with the focus, have another element at their middle.
  ///
  /// Boxes in a photo may overlap, as values do.
  private static let covered = """
    (() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
      return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary')]
        .map((one) => one.type === 'file' ? one.closest('label') : one)
        .filter((one) => !one.closest('.photo') && one.checkVisibility())
        .filter((one) => {
          (one.querySelector('input[type=file]') || one).focus();
          const box = one.getClientRects()[0];
          return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }).map((one) => one.outerHTML.slice(0, 200));
    })()
    """

  /// The controls of a page that a screen reader would have no name for, and ids that are there twice.
  private static let unnamed = """
    [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select')]
      .filter((one) => !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length))
      .map((one) => one.outerHTML)
      .concat([...document.querySelectorAll('[id]')].map((one) => one.id)
        .filter((id, index, all) => all.indexOf(id) !== index))
    """
}
