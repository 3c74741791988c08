import Digests
import Foundation
import HTTPTypes
import Languages

/// The devices that may use the server from another machine, and the codes that let new ones in.
///
/// The devices are in a file of the folder of photos, for its owner alone. It holds digests of their tokens.
actor DeviceBook {
  private let folder: ScanFolder
  private let now: @Sendable () -> Date
  private var devices: [Device]
  private var offers: [PairingOffer] = []
  private var taken: Set<String> = []
  private var failures = 0

  /// The most codes that are valid at a time.
  private static let mostOffers = 5
  /// The wrong codes after which all codes are withdrawn: a guess of 50 bits succeeds by then with 10⁻¹⁴.
  private static let mostFailures = 10
  /// The time between two notes of a device's last request, in seconds.
  private static let noteInterval: TimeInterval = 3_600
  private static let longestName = 60
  private static let tokenBytes = 32

  /// Reads the devices of earlier runs.
  ///
  /// - Throws: the error of a file that cannot be decoded, so that no device is forgotten unnoticed.
  init(_ folder: ScanFolder, now: @escaping @Sendable () -> Date) throws {
    self.folder = folder
    self.now = now
    let data = FileManager.default.contents(atPath: Self.file(folder))
    devices = try data.map { try JSONDecoder().decode([Device].self, from: $0) } ?? []
  }

  private static func file(_ folder: ScanFolder) -> String { folder.path + "/devices.json" }

  /// The devices, the last one first.
  var all: [Device] { devices.sorted { ($0.added, $0.id) > ($1.added, $1.id) } }

  // MARK: Letting in

  /// Makes a code for one device.
  func offer() -> PairingOffer {
    let offer = PairingOffer(at: now())
    offers.append(offer)
    offers = offers.suffix(Self.mostOffers)
    failures = 0
    return offer
  }

  /// Withdraws a code.
  func withdraw(_ id: String) { offers.removeAll { $0.id == id } }

  /// Whether a device came in by the code of this id.
  func isTaken(_ id: String) -> Bool { taken.contains(id) }

  /// Lets a device in by a code, which is then used up.
  ///
  /// - Returns: the device's token.
  /// - Throws: ``WebProblem`` for a code that is wrong, used or too old; the error of the disk.
  func redeem(_ typed: String, name: String) throws -> String {
    let code = PairingOffer.plain(typed)
    offers.removeAll { $0.end <= now() }
    guard
      let offer = offers.first(where: { sha256(Array($0.code.utf8)) == sha256(Array(code.utf8)) })
    else {
      failures += 1
      if failures >= Self.mostFailures { offers = [] }
      throw WebProblem(.forbidden, .codeIsWrong)
    }
    let token = try add(name, isProgram: false)
    offers.removeAll { $0.id == offer.id }
    taken.insert(offer.id)
    return token
  }

  /// Lets a program in.
  ///
  /// - Returns: its token.
  /// - Throws: the error of the disk.
  func addProgram(_ name: String) throws -> String { try add(name, isProgram: true) }

  private func add(_ name: String, isProgram: Bool) throws -> String {
    let token = randomHexadecimal(bytes: Self.tokenBytes)
    let device = Device(
      id: randomHexadecimal(bytes: 8), name: Self.cleaned(name), digest: try Self.digest(token),
      isProgram: isProgram, added: now())
    try keep(devices + [device])
    return token
  }

  /// Returns a name without control characters.
  private static func cleaned(_ name: String) -> String {
    let name = PhotoName(name).text
    return String(name.prefix(longestName))
  }

  /// Shuts a device out.
  ///
  /// - Returns: whether there was such a device.
  /// - Throws: the error of the disk.
  func remove(_ id: String) throws -> Bool {
    let left = devices.filter { $0.id != id }
    guard left.count < devices.count else { return false }
    try keep(left)
    return true
  }

  // MARK: Requests

  /// Whether a token is a device's; a program's counts in the header alone, a browser's in the cookie alone.
  func knows(_ token: String, isProgram: Bool) -> Bool {
    guard token.utf8.count == 2 * Self.tokenBytes, let digest = try? Self.digest(token),
      let index = devices.firstIndex(where: { $0.digest == digest && $0.isProgram == isProgram })
    else { return false }
    let now = now()
    if now.timeIntervalSince(devices[index].lastSeen ?? .distantPast) >= Self.noteInterval {
      var noted = devices
      noted[index].lastSeen = now
      // The time is for people to look at: a full disk does not shut the device out.
      try? keep(noted)
    }
    return true
  }

  private static func digest(_ token: String) throws -> String {
    guard let digest = sha256(Array(token.utf8)) else { throw CocoaError(.featureUnsupported) }
    return digest
  }

  private func keep(_ changed: [Device]) throws {
    try folder.write(JSONEncoder().encode(changed), to: Self.file(folder))
    devices = changed
  }
}
