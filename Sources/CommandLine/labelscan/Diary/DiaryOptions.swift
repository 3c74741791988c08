import ArgumentParser
import FoodDiary
import Foundation
import InputFiles
import ProductStore
import ProgramSettings

/// This moment, and the day it is here.
struct DiaryClock {
  let now = Date()
  let timeZone = TimeZone.current

  /// Today.
  var today: LocalDay { LocalDay(of: now, in: timeZone) }

  /// Returns the day of an argument; today without one.
  func day(of argument: DayArgument?) -> LocalDay { argument?.day(today: today) ?? today }
}

/// A day as a person names it: `2026-11-21`, `yesterday`, `monday`, `3 days ago`.
struct DayArgument {
  private let named: NamedDay

  init(parsing argument: String) throws {
    guard let named = NamedDay(argument) else {
      throw ValidationError(
        "there is no day \"\(terminalSafe(argument))\"; write it as 2026-11-21, today, yesterday, "
          + "tomorrow, monday or \"3 days ago\"")
    }
    self.named = named
  }

  /// The help of an argument that names a day.
  static func help(
    _ abstract: String = "2026-11-21, yesterday, monday, \"3 days ago\"; today without it."
  ) -> ArgumentHelp {
    ArgumentHelp(
      abstract, discussion: "A day of the week is the last one, which may be today.",
      valueName: "date")
  }

  /// The day, if today is `today`.
  func day(today: LocalDay) -> LocalDay { named.day(today: today) }
}

/// Returns the number of an argument, which may have a decimal comma.
func typedNumber(parsing argument: String) throws -> Double {
  guard let number = typedNumber(argument) else {
    throw ValidationError(numberProblem(terminalSafe(argument)))
  }
  return number
}

/// A time of day: `08:30`.
struct TimeArgument {
  /// Seconds since midnight.
  let seconds: Double

  init(parsing argument: String) throws {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), (0...23).contains(hour),
      (0...59).contains(minute), argument.utf8.allSatisfy({ $0 != UInt8(ascii: "-") })
    else {
      throw ValidationError(
        "there is no time \"\(terminalSafe(argument))\"; write it as 08:30")
    }
    seconds = Double(hour * 3600 + minute * 60)
  }
}

extension StoreOptions {
  /// Opens the diary that is there, to read in it or to write to it as ``open()`` does.
  func openDiary(forWriting: Bool = false) throws(CommandFailure) -> DiaryStore {
    let path = try path()
    guard !InputFile.isAbsent(path) else {
      throw CommandFailure(
        .noInput,
        "there is no diary in \(path); diary add --yes begins one, or name another with "
          + "--database")
    }
    return DiaryStore(try openExisting(forWriting: forWriting))
  }
}

/// Completes what was eaten before, from the usual database.
let knownMealCompletion = CompletionKind.custom { _, _, prefix in
  // A shell cannot show why there is nothing to complete.
  guard let path = try? Settings.ofThisProgram().text(.database),
    !InputFile.isAbsent(path), let records = try? RecordStore(path),
    let meals = try? DiaryStore(records).knownMeals(beginning: prefix, limit: 20)
  else { return [] }
  return meals.map { terminalSafe($0.food.name) }
}

extension CommandFailure {
  /// Translates what is wrong with an entry.
  init(_ error: InvalidEntry) { self.init(.badData, error.description) }
}

/// Runs `work` on entries; what is wrong with them becomes an exit code.
func checking<Value>(
  _ work: () throws(InvalidEntry) -> Value
) throws(CommandFailure) -> Value {
  do throws(InvalidEntry) {
    return try work()
  } catch {
    throw CommandFailure(error)
  }
}

/// Returns `value` as a line of JSON, with its end.
func diaryJSON(_ value: some Encodable) throws(CommandFailure) -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  encoder.dateEncodingStrategy = .iso8601
  do {
    return try encoder.encode(value) + [UInt8(ascii: "\n")]
  } catch {
    throw CommandFailure(.internalFault, "the diary cannot be written as JSON: \(error)")
  }
}
