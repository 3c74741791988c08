// swift-tools-version: 6.2
import PackageDescription

// The module list is the architecture (docs/design.md, "The modules").
// Imports run downwards only (scripts/check-floors); LabelScan composes the stages.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The floors of the house: the folders of `Sources/`, each above those before it.
enum Floor: String {
  case libraries = "Libraries"
  case foundations = "Foundations"
  case reading = "Reading"
  case understanding = "Understanding"
  case records = "Records"
  case diary = "Diary"
  case products = "Products"
  case scanning = "Scanning"
  case web = "Web"
  case commandLine = "CommandLine"

  func path(_ module: String) -> String { "Sources/\(rawValue)/\(module)" }
}

func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: Floor.libraries.path(name), pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// C and C++ of this package.
func cModule(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [CSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: Floor.libraries.path(name), cSettings: settings)
}

func module(
  _ name: String, on floor: Floor, _ dependencies: [Target.Dependency] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: floor.path(name), resources: resources,
    swiftSettings: strict)
}

/// Tests are compiled without optimisation: half the compiler's time, and the code that they test keeps its own.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], data: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: data,
    swiftSettings: strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))])
}

/// The pages, scripts and descriptions of `LabelWeb`, which are compiled into it.
let webAssets = [
  "answer.mustache", "cats.mustache", "chart.mustache", "compare.mustache", "contribution.mustache",
  "contributions.mustache", "desk.mustache", "diary.js", "diary.mustache", "draft-preview.mustache",
  "draft.mustache", "home.mustache", "icons.svg", "ingredient.mustache", "ingredients.mustache",
  "manifest.webmanifest", "marks.mustache", "openapi.yaml", "page.js", "page.mustache", "pair.js",
  "pair.mustache", "phone-state.mustache", "phone.js", "phone.mustache", "photos.mustache",
  "plain.css", "problem.mustache", "product-list.mustache", "product-record-1.schema.json",
  "product.mustache", "products.mustache", "review.js", "review.mustache", "scan-line.mustache",
  "scan.js", "scan.mustache", "scores.mustache", "search.js", "settings.mustache", "style.css",
  "token.mustache", "values.mustache",
]

let package = Package(
  name: "labelscan",
  products: [
    .library(name: "LabelScan", targets: ["LabelScan"]),
    .library(name: "LabelModel", targets: ["LabelModel"]),
    .executable(name: "labelscan", targets: ["labelscan"]),
    // For the fuzzer, which is a package of its own.
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
  ],
  targets: [
    // System libraries
    systemLibrary("CLeptonica", pkgConfig: "lept", apt: "libleptonica-dev"),
    systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    systemLibrary("CHEIF", pkgConfig: "libheif", apt: "libheif-dev"),
    systemLibrary("CEXIF", pkgConfig: "libexif", apt: "libexif-dev"),
    systemLibrary("CZBar", pkgConfig: "zbar", apt: "libzbar-dev"),
    systemLibrary("CZXing", pkgConfig: "zxing", apt: "libzxing-dev"),
    systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    systemLibrary("COpenSSL", pkgConfig: "libcrypto", apt: "libssl-dev"),

    // The shared words
    module("LabelModel", on: .foundations),
    tests("LabelModelTests", ["LabelModel"]),
    module("Languages", on: .foundations, ["LabelModel"]),
    tests("LanguagesTests", ["LabelModel", "Languages"]),

    // What several of them need
    module("Digests", on: .libraries, ["COpenSSL"]),
    tests("DigestsTests", ["Digests"]),

    module("InputFiles", on: .foundations),
    tests("InputFilesTests", ["InputFiles", "LabelTestSupport"]),

    // The processor's own instructions, which Swift does not reach.
    cModule("VectorKernels"),
    tests("VectorKernelsTests", ["LabelTestSupport", "VectorKernels"]),

    // The stages
    // Of libheif and libtesseract, which few photos need.
    cModule("LibrariesOnDemand"),
    module(
      "LabelImaging", on: .reading,
      ["LabelModel", "LibrariesOnDemand", "VectorKernels", "CLeptonica", "CPNG", "CEXIF"]),
    tests(
      "LabelImagingTests",
      ["LabelImaging", "LabelModel", "LabelTestSupport", "CLeptonica", "CHEIF"]),
    module(
      "TextRecognition", on: .reading,
      ["InputFiles", "LabelImaging", "LabelModel", "LibrariesOnDemand", "VectorKernels"]),
    tests(
      "TextRecognitionTests",
      ["TextRecognition", "LabelImaging", "LabelModel", "LabelTestSupport"]),
    // A small C face of libav's libraries, loaded at the first film.
    cModule("ClipDecoding"),
    module("ClipFrames", on: .reading, ["ClipDecoding", "LabelImaging", "LabelModel"]),
    tests(
      "ClipFramesTests", ["ClipFrames", "LabelImaging", "LabelModel", "LabelTestSupport"]),
    // Calls of the system that Swift cannot make.
    cModule("ProcessConfinement"),
    cModule("ProcessMemory"),
    // A C face of a C++ library.
    cModule("ZXingReading", ["CZXing"]),
    module(
      "BarcodeReading", on: .reading,
      ["CZBar", "LabelImaging", "LabelModel", "VectorKernels", "ZXingReading"]),
    tests(
      "BarcodeReadingTests",
      ["BarcodeReading", "BarcodeWriting", "LabelImaging", "LabelModel", "LabelTestSupport"]),
    module("TextFormats", on: .understanding, ["CZlib", "LabelModel"]),
    tests(
      "TextFormatsTests",
      ["CZlib", "LabelModel", "LabelParsing", "LabelTestSupport", "TextFormats"]),
    module("LabelParsing", on: .understanding, ["LabelModel", "Languages"]),
    tests("LabelParsingTests", ["LabelParsing", "LabelModel", "Languages", "TextMutation"]),
    module("LabelLattice", on: .understanding, ["LabelModel", "LabelParsing", "Languages"]),
    tests(
      "LabelLatticeTests", ["LabelDecision", "LabelLattice", "LabelModel", "LabelParsing"]),
    module("LabelDecision", on: .understanding, ["LabelModel", "Languages"]),
    tests("LabelDecisionTests", ["LabelDecision", "LabelModel"]),
    module("LabelValidation", on: .records, ["LabelModel", "Languages"]),
    tests("LabelValidationTests", ["LabelModel", "LabelValidation", "Languages"]),
    module("FoodScience", on: .records, ["LabelModel", "Languages"]),
    tests("FoodScienceTests", ["FoodScience", "LabelModel", "Languages"]),
    module("FoodDiary", on: .diary, ["LabelModel", "Languages"]),
    tests(
      "FoodDiaryTests", ["FoodDiary", "LabelModel", "LabelTestSupport", "Languages"],
      data: ["Phrases/hurried-phrases.tsv", "Phrases/phrases.tsv"]),
    module(
      "RecordAssembly", on: .records,
      [
        "FoodScience", "LabelDecision", "LabelModel", "LabelParsing", "LabelValidation",
        "Languages",
      ]),
    tests(
      "RecordAssemblyTests",
      ["LabelModel", "LabelParsing", "LabelTestSupport", "Languages", "RecordAssembly"]),
    module("DiaryCharts", on: .diary, ["FoodDiary", "LabelImaging", "LabelModel"]),
    tests("DiaryChartsTests", ["DiaryCharts", "FoodDiary", "LabelImaging", "LabelTestSupport"]),
    module(
      "ProductLookup", on: .products,
      [
        "Digests", "LabelModel", "Languages",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]),
    tests(
      "ProductLookupTests",
      [
        "LabelModel", "LabelTestSupport", "ProductLookup",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]),

    // What a person wants of products
    module("ProductChoice", on: .products, ["FoodScience", "LabelModel", "Languages"]),
    tests("ProductChoiceTests", ["LabelModel", "ProductChoice"]),

    // What is kept
    module(
      "ProductStore", on: .products,
      [
        "FoodDiary", "InputFiles", "LabelModel", "ProductChoice",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .executableTarget(
      name: "StoreWriter", dependencies: ["FoodDiary", "LabelModel", "ProductStore"],
      path: "Tools/StoreWriter", swiftSettings: strict),
    tests(
      "ProductStoreTests",
      [
        "FoodDiary", "LabelModel", "LabelTestSupport", "ProductChoice", "ProductStore",
        "StoreWriter", .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    module(
      "ProductSources", on: .products,
      [
        "Digests", "LabelImaging", "LabelModel", "Languages", "ProductLookup", "ProductStore",
        "TextFormats",
      ]),
    tests(
      "ProductSourcesTests",
      [
        "LabelImaging", "LabelModel", "LabelTestSupport", "ProductLookup", "ProductSources",
        "ProductStore",
      ]),
    module(
      "FoodFinding", on: .products,
      [
        "FoodDiary", "InputFiles", "LabelModel", "ProductLookup", "ProductSources", "ProductStore",
      ]),
    tests(
      "FoodFindingTests",
      [
        "FoodDiary", "FoodFinding", "LabelModel", "LabelTestSupport", "ProductLookup",
        "ProductStore",
      ]),

    // What measures them
    .executableTarget(
      name: "ParseBenchmark",
      dependencies: ["LabelModel", "LabelParsing", "TextMutation"],
      path: "Tools/Benchmarks/ParseBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "FitLattice",
      dependencies: [
        "LabelDecision", "LabelLattice", "LabelModel", "LabelParsing", "TextFormats",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "training/understanding/FitLattice", swiftSettings: strict),
    .executableTarget(
      name: "PixelBenchmark",
      dependencies: ["CLeptonica", "ClipFrames", "LabelImaging", "LabelModel", "TextRecognition"],
      path: "Tools/Benchmarks/PixelBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "StageBenchmark",
      dependencies: [
        "BarcodeReading", "LabelImaging", "LabelScan", "PhotoReading", "TextRecognition",
      ],
      path: "Tools/Benchmarks/StageBenchmark", swiftSettings: strict),

    // What composes them
    // The Makefile sets the variable; SwiftPM's own knowledge of git is as old as its cache of this file.
    cModule(
      "BuildIdentity",
      settings: [
        .define(
          "LABELSCAN_COMMIT", to: "\"\(Context.environment["LABELSCAN_COMMIT"] ?? "")\"")
      ]),
    module(
      "PhotoReading", on: .scanning,
      [
        "BarcodeReading", "BuildIdentity", "ClipFrames", "Digests", "LabelDecision", "LabelImaging",
        "LabelLattice", "LabelModel", "LabelParsing",
        "ProcessConfinement", "ProcessMemory", "TextRecognition",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .executableTarget(
      name: "FaultyWorker",
      dependencies: ["Digests", "LabelModel", "PhotoReading"],
      path: "Tools/FaultyWorker", swiftSettings: strict),
    tests(
      "PhotoReadingTests",
      ["BarcodeReading", "FaultyWorker", "LabelModel", "LabelTestSupport", "PhotoReading"]),
    module(
      "LabelScan", on: .scanning,
      [
        "BarcodeReading", "BatchProcessing", "FoodDiary", "LabelDecision", "LabelImaging",
        "LabelLattice", "LabelModel", "LabelParsing", "Languages", "PhotoReading",
        "ProductLookup", "ProductStore", "RecordAssembly", "TextFormats", "TextRecognition",
      ]),
    tests(
      "LabelScanTests",
      [
        "ArticleExamples", "BatchProcessing", "FaultyWorker", "LabelImaging", "LabelModel",
        "LabelScan", "LabelTestSupport", "PhotoReading", "ProductLookup", "RecordAssembly",
      ]),
    module(
      "BatchProcessing", on: .scanning,
      [
        "ClipFrames", "LabelImaging", "LabelModel", "PhotoReading", "ProductStore",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests(
      "BatchProcessingTests",
      [
        "BatchProcessing", "Digests", "FaultyWorker", "LabelModel", "LabelTestSupport",
        "PhotoReading", "ProductStore",
      ]),
    module(
      "Evaluation", on: .scanning,
      [
        "Digests", "InputFiles", "LabelImaging", "LabelModel", "LabelScan", "PhotoReading",
        "TextRecognition",
      ]),
    tests(
      "EvaluationTests",
      [
        "Digests", "Evaluation", "FaultyWorker", "LabelImaging", "LabelModel", "LabelScan",
        "LabelTestSupport", "PhotoReading", "TextRecognition",
      ]),

    // An example of a program; Examples/FirstRecord is a package of its own, too.
    .executableTarget(
      name: "FirstRecord", dependencies: ["LabelScan"],
      path: "Examples/FirstRecord/Sources/FirstRecord", swiftSettings: strict),

    // The snippets of the articles, which are compiled and run by a test.
    .target(
      name: "ArticleExamples", dependencies: ["LabelModel", "LabelScan"],
      path: "Examples/Articles",
      exclude: ["read_records.py"], swiftSettings: strict),

    // What tests share
    .target(
      name: "LabelTestSupport",
      dependencies: [
        "FoodDiary",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tools/LabelTestSupport", swiftSettings: strict),
    .target(name: "BarcodeWriting", dependencies: ["CZXing"], path: "Tools/BarcodeWriting"),
    .target(name: "TextMutation", path: "Tools/TextMutation", swiftSettings: strict),

    // What untrusted bytes are given to, by tests and by the fuzzer
    .target(
      name: "FuzzTargets",
      dependencies: [
        "BarcodeReading", "Evaluation", "FoodDiary", "LabelDecision", "LabelImaging",
        "LabelModel", "LabelParsing", "ProductChoice", "RecordAssembly", "TextFormats",
      ],
      path: "Tools/FuzzTargets", swiftSettings: strict),
    tests("FuzzTargetsTests", ["FuzzTargets"]),

    // The page in a browser
    module(
      "LabelWeb", on: .web,
      [
        "Digests", "FoodDiary", "FoodFinding", "LabelModel", "LabelScan", "Languages",
        "ProductChoice", "ProductLookup", "ProductSources", "ProductStore", "ZXingReading",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ],
      resources: webAssets.map { .embedInCode("Assets/\($0)") }),
    tests(
      "LabelWebTests",
      [
        "FaultyWorker", "FoodDiary", "FoodFinding", "LabelModel", "LabelScan", "LabelTestSupport",
        "LabelWeb", "Languages", "PhotoReading", "ProductChoice", "ProductLookup", "ProductStore",
        "labelscan",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "Yams", package: "Yams"),
      ]),

    // The program
    module(
      "ProgramSettings", on: .commandLine,
      [
        "InputFiles", "Languages", "ProductLookup",
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "TOMLKit", package: "TOMLKit"),
      ]),
    tests("ProgramSettingsTests", ["LabelTestSupport", "ProductLookup", "ProgramSettings"]),
    .executableTarget(
      name: "labelscan",
      dependencies: [
        "BatchProcessing", "DiaryCharts", "Evaluation", "FoodDiary", "FoodFinding", "InputFiles",
        "LabelModel", "LabelScan", "LabelWeb", "Languages", "PhotoReading", "ProductChoice",
        "ProductLookup",
        "ProductSources", "ProductStore", "ProgramSettings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: Floor.commandLine.path("labelscan"), swiftSettings: strict),
    tests(
      "CommandLineTests",
      [
        "FoodDiary", "LabelModel", "LabelScan", "LabelTestSupport", "LabelValidation", "Languages",
        "ProductChoice", "ProductLookup", "RecordAssembly",
        "labelscan",
      ]),
    tests(
      "EndToEndTests",
      [
        "BatchProcessing", "Evaluation", "FaultyWorker", "FirstRecord", "LabelModel",
        "LabelTestSupport", "PhotoReading", "labelscan",
      ],
      data: ["Samples/Golden"]),
  ],
  cxxLanguageStandard: .cxx17
)

// `make test-fast` (CONTRIBUTING.md, "Building and testing"): the suites that need no pixels, no server and no built
// program, with the modules that they test. A filter that names some of them builds these alone.
if let filter = Context.environment["LABELSCAN_FAST_TESTS"] {
  let all: Set = [
    "DigestsTests", "FoodDiaryTests", "FoodScienceTests", "LabelDecisionTests", "LabelLatticeTests",
    "LabelModelTests", "LabelParsingTests", "LabelValidationTests", "LanguagesTests",
    "ProductChoiceTests", "ProductStoreTests", "RecordAssemblyTests", "TextFormatsTests",
  ]
  let named = all.filter { $0.contains(filter) }
  let suites = named.isEmpty ? all : named
  var needed = suites
  var libraries: Set<String> = []
  var waiting = Array(suites)
  while let name = waiting.popLast() {
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _):
        if needed.insert(name).inserted { waiting.append(name) }
      case .productItem(_, let library, _, _): libraries.insert(library ?? "")
      @unknown default: fatalError("Package.swift knows no such dependency: \(dependency)")
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return !libraries.contains { location.hasSuffix("/" + $0) }
  }
}
