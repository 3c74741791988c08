import FoodDiary
import Foundation
import LabelModel
import ProductStore

/// A program that saves records to a database for ever and reports each acknowledged one. Tests
/// kill it. It saves meals if its third argument is `diary` or `sync`. Its second argument is the
/// first number.
@main
struct StoreWriter {
  static func main() throws {
    guard CommandLine.arguments.count >= 3, var number = Int(CommandLine.arguments[2]) else {
      print("StoreWriter DATABASE NUMBER [diary | sync]")
      exit(64)
    }
    let store = try RecordStore(CommandLine.arguments[1])
    if CommandLine.arguments.last == "diary" { try keepDiary(DiaryStore(store), from: number) }
    if CommandLine.arguments.last == "sync" { try keepSharedDiary(DiaryStore(store), from: number) }
    while true {
      // Every third is put into the queue first: more than one page of the file.
      if number % 3 == 0 {
        _ = try store.enqueue(
          Int64(number), digest: "\(number)", envelope: Data("e".utf8),
          parts: [Data(repeating: 7, count: 20_000)], at: Date(timeIntervalSince1970: 0))
      }
      let record = ProductRecord(
        status: .incomplete, subject: .petFood,
        name: SourcedText("Product \(number)", source: .ocr),
        origin: .images([ImageReference(file: "\(number).jpg", sha256: "\(number)")]))
      try store.save(record, at: Date(timeIntervalSince1970: Double(number))) { _, scan in scan }
      try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
      number += 1
    }
  }

  /// Each number is one change: every fifth takes a meal out and puts it back, the others add one.
  private static func keepDiary(_ diary: DiaryStore, from first: Int) throws -> Never {
    let time = Date(timeIntervalSince1970: 1_800_000_000)
    let day = LocalDay(of: time, in: .gmt)
    var number = first
    while true {
      let foods = ["egg", "toast \(number)"].map { name in
        EatenFood(name: name, amounts: FoodAmounts(energyKcal: Double(number % 900)))
      }
      _ = try diary.add(foods, summary: "\(number)", on: day, at: time, now: time)
      if number % 5 == 0, let last = try diary.day(day).meals.last {
        _ = try diary.delete(meal: last.id, now: time)
        _ = try diary.undo(now: time)
      }
      try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
      number += 1
    }
  }

  /// Each number is one meal, logged and shared with an empty folder in turn.
  private static func keepSharedDiary(_ diary: DiaryStore, from first: Int) throws -> Never {
    let time = Date(timeIntervalSince1970: 1_800_000_000)
    var number = first
    while true {
      _ = try diary.add(
        [EatenFood(name: "egg \(number)", amounts: FoodAmounts(energyKcal: 70))],
        summary: "\(number)", on: LocalDay(of: time, in: .gmt), at: time, now: time)
      _ = try diary.synchronize(with: [], now: time)
      try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
      number += 1
    }
  }
}
