import LabelLattice
import Testing

@Suite("Trees of roles")
struct ScoreTreesTests {
  @Test("A row's leaf is the number whose bits answer the questions")
  func leaf() {
    var trees = ScoreTrees()
    trees.features = [0, 1, 2, 3, 4]
    trees.thresholds = [0.5, 0.5, 0.5, 0.5, 0.5]
    trees.leaves = (0..<ScoreTrees.leafCount).map(Float.init)
    for number in 0..<ScoreTrees.leafCount {
      let row = (0..<ScoreTrees.depth).map { Float(number >> $0 & 1) }
      #expect(row.withUnsafeBufferPointer { trees.sum($0) } == Double(number))
    }
  }

  @Test("Trees add up, and none add nothing")
  func sum() {
    var trees = ScoreTrees()
    #expect([Float(1)].withUnsafeBufferPointer { trees.sum($0) } == 0)
    for addend in [Float(0.25), 0.5] {
      trees.features += [0, 0, 0, 0, 0]
      trees.thresholds += [9, 9, 9, 9, 9]
      trees.leaves += [addend] + [Float](repeating: 7, count: ScoreTrees.leafCount - 1)
    }
    #expect(trees.count == 2)
    #expect([Float(1)].withUnsafeBufferPointer { trees.sum($0) } == 0.75)
  }

  @Test("The fitted trees ask for features that there are")
  func fitted() {
    for trees in [LatticeWeights.fitted.roleTrees, LatticeWeights.fitted.roleTreesInContext] {
      #expect(trees.features.count == ScoreTrees.depth * trees.count)
      #expect(trees.thresholds.count == trees.features.count)
      #expect(trees.leaves.count == ScoreTrees.leafCount * trees.count)
      #expect(trees.features.allSatisfy { 0..<RoleFeature.count ~= $0 })
      #expect(trees.leaves.allSatisfy { $0.isFinite })
    }
  }
}
