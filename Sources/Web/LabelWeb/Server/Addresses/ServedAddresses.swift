/// The addresses of a server that answers.
package struct ServedAddresses: Hashable, Sendable {
  /// The first page for this machine: `http://127.0.0.1:8080/`.
  package let page: String
  /// The first page for other machines, the likeliest one first; empty where only the loopback is listened on.
  package let network: [String]
  /// The invitation of one device, which is valid for five minutes; `nil` without ``network``.
  package let invitation: Invitation?

  /// A code that lets one device in.
  package struct Invitation: Hashable, Sendable {
    /// The page where the code is typed.
    package let address: String
    /// The code to type.
    package let code: String
    /// The lines of a QR code for a terminal, with ANSI colours.
    package let terminalLines: [String]
  }
}
