import Foundation

func _log(_ x: Double) -> Double { log(x) }
func _exp(_ x: Double) -> Double { exp(x) }
