import LibrariesOnDemand

/// The version of the Tesseract library that labelscan was built with, `5.3.0`, say.
public let tesseractVersion = TESSERACT_VERSION_STR
