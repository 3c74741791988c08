/// The addresses of a server that answers.
public struct ServedAddresses: Hashable, Sendable {
  /// The first page for this machine: `http://127.0.0.1:8080/`.
  public let page: String
  /// The first page for other machines, the likeliest one first; empty where only the loopback is listened on.
  public let network: [String]
  /// The invitation of one device, which is valid for five minutes; `nil` without ``network``.
  public let invitation: Invitation?

  /// A code that lets one device in.
  public struct Invitation: Hashable, Sendable {
    /// The page where the code is typed.
    public let address: String
    /// The code to type.
    public let code: String
    /// The lines of a QR code for a terminal, with ANSI colours.
    public let terminalLines: [String]
  }
}
