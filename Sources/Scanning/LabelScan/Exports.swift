// A program imports `LabelScan` alone, which re-exports the types of records and readings.
@_exported public import struct BarcodeReading.FoundBarcode
@_exported public import struct BarcodeReading.FoundCode
@_exported public import struct BarcodeReading.GS1Elements
@_exported public import BatchProcessing
@_exported public import struct FoodDiary.InvalidEntry
@_exported public import struct LabelImaging.GrayImage
@_exported public import struct LabelDecision.DecisionThreshold
@_exported public import enum LabelImaging.ImageError
@_exported public import LabelModel
@_exported public import PhotoReading
@_exported public import enum ProductLookup.LookupError
@_exported public import protocol ProductLookup.ProductSource
@_exported public import protocol ProductLookup.SugarAnalyst
@_exported public import enum ProductLookup.SugarAnswer
@_exported public import enum ProductStore.ProductStoreError
@_exported public import RecordAssembly
@_exported public import TextFormats
@_exported public import TextRecognition
