import LabelModel
import LabelParsing
import Testing

/// Every allergen of the law in each language's case forms.
@Suite("Names of allergens in all case forms")
struct AllergenFormTests {
  private func found(_ text: String) -> Set<Allergen> {
    Set(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).allergens
        .map(\.allergen))
  }

  @Test("Each name alone is its allergen", arguments: AllergenForms.all)
  func alone(forms: AllergenForms) {
    #expect(forms.names.count == Allergen.allCases.count)
    for (allergen, name) in zip(Allergen.allCases, forms.names) {
      #expect(found(forms.text([name])) == [allergen], "\(name)")
    }
  }

  @Test("All names together are all allergens", arguments: AllergenForms.all)
  func together(forms: AllergenForms) {
    #expect(found(forms.text(forms.names)) == Set(Allergen.allCases))
    #expect(found(forms.text(forms.names.reversed())) == Set(Allergen.allCases))
  }

  @Test("A sentence that was understood raises no doubt", arguments: AllergenForms.all)
  func understood(forms: AllergenForms) {
    let page = RecognizedPage(plainText: forms.text(forms.names), source: "label.txt")
    #expect(findIngredients(on: page).unreadStatements == [])
  }
}
