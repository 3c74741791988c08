import BatchProcessing
import Foundation
import LabelTestSupport
import PhotoReading
import Testing

struct PhotoWalkTests {
  private func make(_ files: [String], in folder: TemporaryFolder) throws {
    for file in files {
      let path = folder.file(file)
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  private func files(of walk: PhotoWalk) throws -> [String] {
    var walk = walk
    var files: [String] = []
    while let found = try walk.next() { files.append(found.file) }
    return files
  }

  @Test("Photos come in the order of their names, a folder's own before its subfolders'")
  func keepsOrder() throws {
    let folder = try TemporaryFolder()
    try make(["b.jpg", "a/z.jpg", "a/y.JPG", "c/x/q.png", "B.heic", "a.jpg"], in: folder)
    #expect(
      try files(of: PhotoWalk(folder.path))
        == ["B.heic", "a.jpg", "b.jpg", "a/y.JPG", "a/z.jpg", "c/x/q.png"])
  }

  @Test("Hidden files, other files and the output folder are left out")
  func leavesOut() throws {
    let folder = try TemporaryFolder()
    try make(
      [".a.jpg", ".thumbs/a.jpg", "truth.jsonl", "out/b.jpg", "c.jpg", "README"], in: folder)
    #expect(try files(of: PhotoWalk(folder.path, excluding: folder.file("out"))) == ["c.jpg"])
  }

  @Test("A picture without a picture's name is found")
  func looksIntoFiles() throws {
    let folder = try TemporaryFolder()
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    try Data(start).write(to: URL(fileURLWithPath: folder.file("scan-0001")))
    #expect(try files(of: PhotoWalk(folder.path)) == ["scan-0001"])
  }

  @Test("Links to files are followed, links to folders are not, and pipes are named but not opened")
  func survivesLinksAndPipes() throws {
    let folder = try TemporaryFolder()
    try make(["a/b.jpg"], in: folder)
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.file("a/loop"), withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: folder.file("a/c.jpg"), withDestinationPath: "b.jpg")
    try manager.createSymbolicLink(
      atPath: folder.file("a/gone.jpg"), withDestinationPath: "nowhere")
    #expect(mkfifo(folder.file("a/pipe.jpg"), 0o600) == 0)
    #expect(mkfifo(folder.file("a/pipe"), 0o600) == 0)
    try manager.createSymbolicLink(
      atPath: folder.file("a/zero.png"), withDestinationPath: "/dev/zero")
    var walk = PhotoWalk(folder.path)
    var found: [String: String] = [:]
    while let photo = try walk.next() {
      found[photo.file] = if case .failure(_, let failure) = photo { failure.code } else { "photo" }
    }
    #expect(
      found == [
        "a/b.jpg": "photo", "a/c.jpg": "photo", "a/gone.jpg": "photo", "a/pipe.jpg": "notAFile",
        "a/zero.png": "notAFile",
      ])
  }

  @Test("A name that is not UTF-8 is reported, readable and unlike the name that spells its bytes")
  func reportsInvalidNames() throws {
    let folder = try TemporaryFolder()
    try make([#"caf\xE9.jpg"#], in: folder)
    let name = Array(folder.file("caf").utf8) + [0xE9] + Array(".jpg".utf8) + [0]
    let descriptor = name.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { creat($0, 0o600) } ?? -1
      }
    }
    close(try #require(descriptor >= 0 ? descriptor : nil))
    var walk = PhotoWalk(folder.path)
    var found: [String: String] = [:]
    while let photo = try walk.next() {
      found[photo.file] =
        switch photo {
        case .photo(let path, _): path
        case .failure(_, let failure): failure.code
        }
    }
    #expect(
      found == [
        #"caf\\xE9.jpg"#: folder.file(#"caf\xE9.jpg"#), #"caf\xE9.jpg"#: "nameIsNotUTF8",
      ])
  }

  @Test("Windows of a few names give every name once, in order", arguments: [1, 2, 3, 7, 100])
  func listsInWindows(window: Int) throws {
    let folder = try TemporaryFolder()
    let names = (10..<24).map { "p\($0).jpg" }
    let folders = (10..<15).map { "f\($0)" }
    try make(
      names + folders.flatMap { ["\($0)/a.jpg", "\($0)/z/b.jpg", "\($0)/c.jpg"] }, in: folder)
    #expect(
      try files(of: PhotoWalk(folder.path, window: window))
        == names + folders.flatMap { ["\($0)/a.jpg", "\($0)/c.jpg", "\($0)/z/b.jpg"] })
  }

  @Test("Of a folder of 20,000 photos no more names are held than of one of 5,000")
  func holdsFewNames() throws {
    func mostHeld(of count: Int) throws -> Int {
      let folder = try TemporaryFolder()
      for number in 0..<count {
        let descriptor = creat(folder.file("\(number).jpg"), 0o600)
        #expect(descriptor >= 0)
        close(descriptor)
      }
      var walk = PhotoWalk(folder.path)
      var found = 0
      var most = 0
      while try walk.next() != nil {
        found += 1
        most = max(most, walk.namesHeld)
      }
      #expect(found == count)
      return most
    }
    #expect(try mostHeld(of: 20_000) == mostHeld(of: 5_000))
  }

  @Test("A photo that is added to the window's end meanwhile comes, and none comes twice")
  func seesWhatChanges() throws {
    let folder = try TemporaryFolder()
    try make((10..<20).map { "p\($0).jpg" }, in: folder)
    var walk = PhotoWalk(folder.path, window: 4)
    var seen: [String] = []
    while let found = try walk.next() {
      seen.append(found.file)
      guard seen.count == 2 else { continue }
      try make(["a.jpg", "z.jpg"], in: folder)
      try FileManager.default.removeItem(atPath: folder.file("p18.jpg"))
    }
    #expect(seen == (10..<20).filter { $0 != 18 }.map { "p\($0).jpg" } + ["z.jpg"])
  }

  @Test("Names of 255 bytes are walked through and given whole")
  func survivesLongNames() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "ä", count: 125) + "x"
    try make(["\(long)/\(long).jpg", "\(long)/deep/\(long).png"], in: folder)
    #expect(
      try files(of: PhotoWalk(folder.path))
        == ["\(long)/\(long).jpg", "\(long)/deep/\(long).png"])
  }

  @Test("A path that is longer than the system takes is named, and the walk goes on")
  func namesATooLongPath() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "d", count: 200)
    // No call takes the whole path: the folders are made and removed one inside the other.
    var open = [Glibc.open(folder.path, O_RDONLY | O_DIRECTORY)]
    while open.count <= 25, let parent = open.last, mkdirat(parent, name, 0o700) == 0 {
      open.append(openat(parent, name, O_RDONLY | O_DIRECTORY))
    }
    try make(["\(name)/a.jpg", "z/b.jpg"], in: folder)
    let found = try files(of: PhotoWalk(folder.path))
    for parent in open.dropLast().reversed() {
      #expect(unlinkat(parent, name, AT_REMOVEDIR) == 0 || parent == open[0])
    }
    open.forEach { close($0) }
    #expect(found.count == 3)
    #expect(found.first == "\(name)/a.jpg")
    #expect(found[1].utf8.count > 3800 && found[1].hasSuffix("/\(name)"))
    #expect(found.last == "z/b.jpg")
  }

  @Test("A folder that is taken away is an error, and no end, also where another one comes up")
  func noticesAMissingRoot() throws {
    let folder = try TemporaryFolder()
    let photos = folder.file("photos")
    try make(["photos/a.jpg", "photos/b.jpg", "photos/c/d.jpg"], in: folder)
    for replacement in [false, true] {
      var walk = PhotoWalk(photos, window: 1)
      #expect(try walk.next()?.file == "a.jpg")
      let away = folder.file("away")
      try #require(rename(photos, away) == 0)
      if replacement { try #require(mkdir(photos, 0o700) == 0) }
      #expect(throws: BatchError.folderGone(path: photos)) { while try walk.next() != nil {} }
      rmdir(photos)
      try #require(rename(away, photos) == 0)
    }
  }

  @Test("A folder that is not there is an error that names it")
  func namesAMissingFolder() {
    var walk = PhotoWalk("/nowhere/photos")
    #expect(
      throws: BatchError.cannotList(path: "/nowhere/photos", reason: "No such file or directory")
    ) { try walk.next() }
  }

  @Test("A folder that cannot be listed is known before anything is written for it")
  func checksFolder() throws {
    let folder = try TemporaryFolder()
    try PhotoWalk.check(folder.path)
    try Data().write(to: URL(fileURLWithPath: folder.file("a.jpg")))
    for (name, reason) in [("a.jpg", "Not a directory"), ("none", "No such file or directory")] {
      #expect(throws: BatchError.cannotList(path: folder.file(name), reason: reason)) {
        try PhotoWalk.check(folder.file(name))
      }
    }
  }
}
