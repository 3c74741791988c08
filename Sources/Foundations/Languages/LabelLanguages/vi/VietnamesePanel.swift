import LabelModel

extension LanguageLexicon {
  /// Vietnamese: the names of circular 29/2023/TT-BYT, and of pet food.
  static let vietnamese = LanguageLexicon(
    code: "vi",
    nutrients: [
      .energyKcal: ["calo"],
      .fat: [
        "chất béo", "tổng chất béo", "chất béo tổng số", "tổng số chất béo", "lipid", "tổng lipid",
      ],
      .saturatedFat: [
        "chất béo bão hòa", "chất béo bão hoà", "béo bão hòa", "axit béo bão hòa",
        "acid béo bão hòa",
      ],
      .monounsaturatedFat: ["chất béo không bão hòa đơn", "béo không bão hòa đơn"],
      .polyunsaturatedFat: ["chất béo không bão hòa đa", "béo không bão hòa đa"],
      .transFat: [
        "chất béo chuyển hóa", "chất béo trans", "axit béo trans", "chất béo dạng trans",
      ],
      .carbohydrates: [
        "carbohydrat", "carbohydrate", "tổng carbohydrat", "tổng carbohydrate", "hydrat cacbon",
        "chất bột đường", "carbohydrat tổng số", "tổng số carbohydrat",
      ],
      .sugars: ["tổng đường", "đường tổng số", "tổng số đường", "đường tổng"],
      .addedSugars: ["đường bổ sung", "đường thêm vào"],
      .starch: ["tinh bột"],
      .fiber: ["chất xơ", "chất xơ thực phẩm"],
      .protein: ["chất đạm", "protein", "đạm"],
      .salt: ["muối"],
      .sodium: ["natri", "muối natri"],
      .calcium: ["canxi", "calci"],
      .phosphorus: ["phốt pho", "photpho", "phospho"],
      .magnesium: ["magiê", "magie"],
      .potassium: ["kali"],
      .caffeine: ["caffein", "cafein"],
    ],
    assays: [
      .protein: ["đạm thô", "protein thô", "đạm tổng số"],
      .fat: ["béo thô", "chất béo thô", "béo tổng số", "mỡ thô"],
      .fiber: ["xơ thô", "chất xơ thô"],
      .ash: ["tro thô", "khoáng tổng số", "tro tổng số"],
      .moisture: ["độ ẩm"],
    ],
    energy: ["năng lượng", "giá trị năng lượng", "năng lượng trao đổi", "tổng năng lượng"],
    vitamins: ["vitamin"],
    others: ["kẽm", "i-ốt", "selen", "omega", "axit folic"],
    distractions: ["chất béo thực vật", "không đường", "không thêm đường", "ít béo"],
    minimum: ["tối thiểu", "không nhỏ hơn", "min"],
    maximum: ["tối đa", "không lớn hơn", "max"],
    lessThan: ["ít hơn"],
    per: ["trong", "trên", "mỗi", "cho mỗi"],
    servings: ["mỗi khẩu phần", "khẩu phần", "một khẩu phần", "khẩu phần ăn", "mỗi phần ăn"],
    servingSizes: ["kích thước khẩu phần", "số khẩu phần", "khẩu phần mỗi gói"],
    petHeadings: [
      "phân tích đảm bảo", "thức ăn cho mèo", "thức ăn cho chó", "thức ăn hỗn hợp hoàn chỉnh",
      "chỉ tiêu chất lượng",
    ],
    foodHeadings: [
      "thông tin dinh dưỡng", "giá trị dinh dưỡng", "thành phần dinh dưỡng",
      "bảng giá trị dinh dưỡng",
    ],
    footnotes: ["giá trị dinh dưỡng tham chiếu", "nhu cầu dinh dưỡng"],
    prepared: ["sau khi pha", "đã pha"],
    drinks: ["nước uống", "thức uống", "đồ uống", "lắc đều"],
    juices: ["nước ép"])
}
