import NIOCore

/// The addresses by which devices of the same network reach this machine.
package enum NetworkAddresses {
  /// Returns the private IPv4 addresses of this machine (RFC 1918), those of real networks first.
  ///
  /// A public address is left out: the page is for one's own network, never for the internet. IPv6 is left out, since
  /// its addresses are too long to type.
  ///
  /// - Throws: the system's error.
  package static func ofThisMachine() throws -> [String] {
    let devices = try System.enumerateDevices().compactMap { device -> (String, String)? in
      guard let address = device.address?.ipAddress, isPrivate(address) else { return nil }
      return (device.name, address)
    }
    let sorted = devices.sorted { one, other in
      (isVirtual(one.0) ? 1 : 0, one.1) < (isVirtual(other.0) ? 1 : 0, other.1)
    }
    var seen: Set<String> = []
    return sorted.map(\.1).filter { seen.insert($0).inserted }
  }

  /// Whether an address is one of RFC 1918: 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16.
  package static func isPrivate(_ address: String) -> Bool {
    let parts = address.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, let first = parts[0], let second = parts[1], parts[2] != nil,
      parts[3] != nil
    else { return false }
    switch first {
    case 10: return true
    case 172: return (16...31).contains(second)
    case 192: return second == 168
    default: return false
    }
  }

  /// Whether a network is one of virtual machines or containers, by the names that Linux programs give them.
  private static func isVirtual(_ name: String) -> Bool {
    ["docker", "br-", "virbr", "veth", "lxc", "vmnet", "podman"].contains { name.hasPrefix($0) }
  }
}
