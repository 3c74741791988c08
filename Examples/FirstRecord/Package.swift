// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstRecord",
  dependencies: [.package(name: "labelscan", path: "../..")],
  targets: [
    .executableTarget(
      name: "FirstRecord", dependencies: [.product(name: "LabelScan", package: "labelscan")])
  ]
)
