/// The column that the headings of some kinds are of, and the others that they may have been of.
struct HeadedColumn {
  var owner: Int
  var others: [Int]
}
