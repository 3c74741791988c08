/// The version of this program, by semantic versioning; records and the worker's greeting name it.
public let labelscanVersion = "0.1.0"
