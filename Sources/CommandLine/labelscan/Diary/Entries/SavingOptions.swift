import ArgumentParser
import FoodDiary
import Foundation
import Languages
import ProductStore

/// Whether, when and under what name a draft is logged.
struct SavingOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "A change of the draft, such as 2.calories=250; repeatable.", valueName: "change"))
  var changes: [String] = []

  @Flag(help: "Log the draft, if all of it is sure.")
  var yes = false

  @Flag(help: "With --yes, log foods that are merely alike and amounts that are estimated, too.")
  var acceptUnsure = false

  @Flag(
    help:
      "Log FatSecret's amounts, too: only with a licence that lets you keep them; its usual terms do not."
  )
  var keepFatsecret = false

  @Option(
    help: ArgumentHelp(
      "The day, such as yesterday or monday; today without it.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Option(
    help: ArgumentHelp("The time of day; now without it.", valueName: "time"),
    transform: TimeArgument.init(parsing:))
  var time: TimeArgument?

  @Option(help: ArgumentHelp("What the meal is called.", valueName: "name"))
  var summary: String?

  @Flag(help: "Print the draft, and what was logged, as one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption

  func validate() throws {
    if let summary, summary.allSatisfy(\.isWhitespace) {
      throw ValidationError("--summary is empty; say what the meal is called, or leave it out")
    }
  }

  /// Shows `draft`, lets a person change it where there is one, and logs it if that is wanted.
  ///
  /// - Throws: ``CommandFailure`` when it was to be logged and cannot be; nothing is logged then.
  func finish(_ draft: Draft, in store: StoreOptions) throws(CommandFailure) {
    var draft = draft
    if let summary { draft.summary = String(summary.prefix(EatenFood.longestName)) }
    try checking { () throws(InvalidEntry) in try draft.apply(changes) }
    if !keepFatsecret { _ = draft.leaveUnkept() }
    let obstacle = obstacle(to: draft).map {
      CommandFailure(.badData, "nothing was logged: \($0)")
    }
    if yes {
      if !json {
        try output(
          DraftPresentation(draft, style: .forStandardOutput(), wording: shown.wording).text)
      }
      if let obstacle { throw obstacle }
      return try save(draft, in: store)
    }
    if json {
      try output(try diaryJSON(DraftJSON(draft, saved: nil)))
    } else {
      try output(DraftPresentation(draft, style: .forStandardOutput(), wording: shown.wording).text)
      if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 { return try ask(draft, in: store) }
    }
    // A script learns from the exit code whether --yes would log the draft.
    if let obstacle { throw obstacle }
    complain("nothing was logged; --yes logs the draft, --set changes it")
  }

  /// Lets a person change the draft until they log it or throw it away.
  private func ask(_ draft: Draft, in store: StoreOptions) throws(CommandFailure) {
    var draft = draft
    while true {
      try output(shown.wording.question)
      let answer = (readLine() ?? "n").trimmingCharacters(in: .whitespaces)
      switch answer.lowercased() {
      case "y", "yes":
        guard let problem = problem(of: draft) else { return try save(draft, in: store) }
        complain(problem.description)
      case "n", "no", "": return complain("nothing was logged")
      default:
        do throws(InvalidEntry) {
          try draft.apply(answer)
        } catch {
          complain(error.description)
          continue
        }
        if !keepFatsecret { _ = draft.leaveUnkept() }
        try output(
          DraftPresentation(draft, style: .forStandardOutput(), wording: shown.wording).text)
      }
    }
  }

  private func problem(of draft: Draft) -> InvalidEntry? {
    let unkept = draft.items.indices.filter { draft.items[$0].food.source == .fatSecret }
    guard keepFatsecret || unkept.isEmpty else {
      return InvalidEntry(
        problems: unkept.map {
          .init(
            "\($0 + 1).calories",
            "FatSecret's amounts may be shown, not kept; give those of the package by hand")
        })
    }
    do throws(InvalidEntry) {
      try FoodDiary.validate(draft.foods)
      return nil
    } catch {
      return error
    }
  }

  /// The reason why the draft cannot be logged without a person's look, with the remedy; `nil` when
  /// it can.
  private func obstacle(to draft: Draft) -> String? {
    if let problem = problem(of: draft) { return "\(problem.description); --set changes it" }
    let unsure = draft.items.indices.filter { draft.items[$0].confidence == .unsure }
    guard !acceptUnsure, !unsure.isEmpty else { return nil }
    let items = unsure.map { "item \($0 + 1)" }.joined(separator: ", ")
    return
      "\(items) \(unsure.count == 1 ? "is" : "are") unsure; look at the draft, then --set what is "
      + "wrong, or give --yes --accept-unsure"
  }

  private func save(_ draft: Draft, in store: StoreOptions) throws(CommandFailure) {
    let clock = DiaryClock()
    let day = clock.day(of: date)
    let time =
      time.map { day.moment(atSecond: $0.seconds, in: clock.timeZone) }
      ?? day.moment(atTimeOf: clock.now, in: clock.timeZone)
    let diary = DiaryStore(try store.open())
    let (meal, log) = try storing { () throws(ProductStoreError) in
      let meal = try diary.add(
        draft.foods, summary: draft.summary, on: day, at: time, now: clock.now)
      return (meal, try diary.day(day))
    }
    guard !json else { return try output(try diaryJSON(DraftJSON(draft, saved: meal))) }
    let numbers = meal.entries.map { "#\($0.id)" }.joined(separator: ", ")
    let wording = shown.wording
    try output("\(wording.logged(numbers, on: day)): \(wording.energy(of: log))\n")
  }
}
