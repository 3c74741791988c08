import FoodDiary
import Foundation
import LabelModel
import Languages
import ProgramSettings

extension Wording {
  /// The wording of the person who runs the program: of the setting `output-language`, else of `LANG`.
  ///
  /// A setting that cannot be used is reported once.
  static let ofPerson: Wording = {
    let asked = Wording(environment: ProcessInfo.processInfo.environment)
    do throws(CommandFailure) {
      let settings = try Settings.ofThisProgram()
      let code = try reading { () throws(SettingsError) in try settings.text(.outputLanguage) }
      return code.flatMap { Wording(code: $0) } ?? asked
    } catch {
      complain(error.description)
      return asked
    }
  }()

  /// The day in this language's form: `22.11.2026`.
  func day(_ day: LocalDay) -> String { numbers.day(day) }

  /// The day and the time of day: `22.11.2026 08:05`.
  func time(_ moment: Date, in timeZone: TimeZone) -> String {
    "\(day(LocalDay(of: moment, in: timeZone))) \(DiaryText.time(moment, in: timeZone))"
  }

  /// The number and its unit: `10,5 %`.
  func text(_ quantity: Quantity) -> String { numbers.number(quantity.text) }

  /// The amount with what is printed around it: `min 10,5 %`, `<0,5 g`.
  func amount(_ quantity: Quantity, bound: Bound?, modifier: Modifier?) -> String {
    if modifier == .traces { return self(PageWord.traces) }
    let number = (modifier?.rawValue ?? "") + text(quantity)
    switch bound {
    case .minimum: return "min " + number
    case .maximum: return "max " + number
    case nil: return number
    }
  }
}
