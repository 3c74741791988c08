// A program imports `LabelScan` alone: the words of its records and readings come with it.
@_exported public import struct BarcodeReading.FoundBarcode
@_exported public import LabelModel
@_exported public import PhotoReading
@_exported public import RecordAssembly
@_exported public import TextFormats
@_exported public import TextRecognition
