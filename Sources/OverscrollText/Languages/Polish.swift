/// The control's texts in Polish, in the order of the keys.
enum Polish {
  static let words: StaticString = """
    Pociągnij, aby odświeżyć
    Puść, aby odświeżyć
    Odświeżanie…
    Odświeżono
    Nie udało się odświeżyć
    Ostatnia aktualizacja:\u{20}
    dzisiaj
    Jeszcze nie odświeżono
    Odśwież
    Odświeżanie
    Odświeżono
    Nie udało się odświeżyć
    Wczytaj więcej
    Wczytaj wcześniejsze
    Pociągnij, aby wczytać więcej
    Puść, aby wczytać więcej
    Wczytywanie…
    Wczytano
    Nie udało się wczytać
    Nie udało się wczytać. Ponów
    To już wszystko
    Wczytywanie kolejnych
    Puść, aby zobaczyć więcej
    Wstecz
    """
}
