// swift-tools-version: 6.2
import PackageDescription

// Apart from the project's own package, since every module must be compiled for the fuzzer here:
// Tools/Fuzzing/run says how.

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "labelscan", path: "../..")],
  targets: [
    // libFuzzer's entry, which it offers to programs that have a main function of their own.
    .target(name: "FuzzDriver"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["FuzzDriver", .product(name: "FuzzTargets", package: "labelscan")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
  ]
)
