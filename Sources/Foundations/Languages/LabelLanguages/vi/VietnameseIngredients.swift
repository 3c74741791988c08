import LabelModel

extension IngredientLexicon {
  /// Vietnamese: the allergens of Codex Stan 1-1985, and those of EU 1169/2011.
  ///
  /// Tones are folded away. Words that differ by tones alone are named in phrases: `cá` is fish, `cà chua` tomato.
  /// Models without Vietnamese letters read `ộ` as `ģ`.
  static let vietnamese = IngredientLexicon(
    code: "vi",
    headings: "thành phần, thành phần nguyên liệu, nguyên liệu, thành phần cấu tạo",
    common: """
      nước, đường, muối, muối ăn, dầu thực vật, dầu cọ, dầu ăn, dầu, bột, tinh bột, men, giấm, gia vị, axit, nước ép, cô đặc,
      chiết xuất, hương liệu, hương vani, tự nhiên, tổng hợp, ca cao, cacao, bột ca cao, si rô, thịt, thịt heo, thịt lợn,
      thịt gà, thịt bò, cà chua, hành, tỏi, ngô, bắp, gạo, tiêu, ớt, rau, trái cây, chất béo thực vật, khoai tây, và
      """,
    ends: """
      bảo quản, hướng dẫn bảo quản, hướng dẫn sử dụng, cách dùng, sau khi mở, hạn sử dụng, hsd, nsx, ngày sản xuất,
      giá trị dinh dưỡng, thông tin dinh dưỡng, thành phần dinh dưỡng, sản xuất tại, sản xuất bởi, nhà sản xuất, xuất xứ,
      nhập khẩu, phân phối, khối lượng tịnh, thể tích thực, thông tin cảnh báo, thông tin dị ứng, cảnh báo dị ứng, cảnh báo
      """,
    contains: """
      có chứa, chứa, sản phẩm có chứa, sản phẩm chứa, sản phẩm này chứa, sản phẩm này có chứa, thông tin dị ứng,
      cảnh báo dị ứng
      """,
    mayContain: """
      có thể chứa, có thể có chứa, có thể chứa vết, có thể chứa một lượng nhỏ, có thể lẫn, có thể chứa lượng nhỏ
      """,
    negations: "không",
    freeOf: "không chứa, không có",
    ofWhich: "trong đó",
    additiveClasses: [
      .acidityRegulator:
        "chất điều chỉnh độ acid, chất điều chỉnh độ axit, chất điều chỉnh độ chua",
      .antiCakingAgent: "chất chống đông vón",
      .antioxidant: "chất chống oxy hóa, chất chống oxi hóa, chất chống oxy hoá",
      .colour: "chất tạo màu, màu thực phẩm, phẩm màu",
      .emulsifier: "chất nhũ hóa, chất nhũ hoá",
      .flavourEnhancer: "chất điều vị, chất tăng vị",
      .gellingAgent: "chất tạo gel",
      .humectant: "chất giữ ẩm",
      .modifiedStarch: "tinh bột biến tính",
      .preservative: "chất bảo quản",
      .raisingAgent: "chất tạo xốp",
      .stabiliser: "chất ổn định",
      .sweetener: "chất tạo ngọt, chất làm ngọt",
      .thickener: "chất làm dày, chất làm đặc",
    ],
    allergens: [
      .gluten: """
      bột mì, lúa mì, lúa mạch, đại mạch, yến mạch, mạch nha, gluten*, bột mỳ, lúa mỳ, bģt mì
      """,
      .crustaceans: "tôm, giáp xác, thịt cua, gạch cua, cua biển, tôm hùm, ghẹ, con ruốc, mắm ruốc",
      .egg: "trứng, trứng gà, lòng đỏ, lòng trắng",
      .fish: """
      cá hồi, cá ngừ, cá cơm, cá thu, cá basa, cá tra, cá tuyết, cá trích, cá mòi, nước mắm, bột cá, thịt cá, chiết xuất cá,
      dầu cá, mắm cá, chả cá
      """,
      .peanuts: """
      đậu phộng, đậu phọng, hạt lạc, lạc rang, lạc nhân, nhân lạc, bơ lạc, dầu lạc, đậu phģng
      """,
      .soy: "đậu nành, đậu tương, đỗ tương, đậu hũ, đậu phụ, nước tương, xì dầu",
      .milk: """
      sữa, phô mai, phô mát, pho mát, váng sữa, bơ sữa, bơ lạt, bơ nhạt, bơ khan, bơ động vật, bơ không muối, whey, lactose, lactoza, casein*, caseinat*, sữa chua,
      kem sữa
      """,
      .nuts: """
      hạnh nhân, hạt điều, óc chó, hạt dẻ cười, hạt phỉ, mắc ca, macca, hồ đào, quả hạch, hạt hạch
      """,
      .celery: "cần tây",
      .mustard: "mù tạt, mù tạc",
      .sesame: "hạt mè, dầu mè, mè rang, hạt vừng, dầu vừng, vừng rang, mè đen, mè trắng",
      .sulphites:
        "sulfit*, *sulfit*, sulphite*, sulfur dioxide, lưu huỳnh dioxit, lưu huỳnh đioxit",
      .lupin: "lupin*",
      .molluscs:
        "nhuyễn thể, thân mềm, bạch tuộc, dầu hào, con hàu, thịt hàu, nghêu, mực ống, bột mực, thịt mực",
    ],
    falseFriends: [
      .gluten: "không chứa gluten, không gluten",
      .milk: """
      sữa dừa, sữa đậu nành, sữa hạnh nhân, sữa yến mạch, sữa gạo, sữa hạt, sữa đậu phộng, bơ ca cao, bơ cacao,
      bơ đậu phộng, bơ đậu phģng, bơ lạc, sữa thực vật, sữa bắp, sữa ngô
      """,
      .egg:
        "trung quốc, trung bình, trung tâm, trung hòa, trung hoà, miền trung, tập trung, trung gian",
      .fish: "ca cao, cà chua, cà rốt, cà phê, cà ri, cà tím, cà na",
    ],
    possibleWarnings:
      "trên cùng dây chuyền, cùng dây chuyền, trong nhà máy, nhà máy có, dây chuyền có",
    traceTails: "có thể có mặt",
    statementNames: [
      .fish: "cá", .sesame: "mè, vừng", .nuts: "các loại hạt, hạt cây", .peanuts: "lạc",
    ])
}
