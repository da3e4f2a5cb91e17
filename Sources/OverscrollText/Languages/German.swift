/// The control's texts in German, in the order of the keys.
enum German {
  static let words: StaticString = """
    Zum Aktualisieren ziehen
    Zum Aktualisieren loslassen
    Wird aktualisiert\u{A0}…
    Aktualisiert
    Aktualisierung fehlgeschlagen
    Zuletzt aktualisiert:\u{20}
    heute
    Noch nie aktualisiert
    Aktualisieren
    Wird aktualisiert
    Aktualisiert
    Aktualisierung fehlgeschlagen
    Mehr laden
    Frühere laden
    Zum Laden nach oben ziehen
    Zum Laden loslassen
    Wird geladen\u{A0}…
    Geladen
    Laden fehlgeschlagen
    Laden fehlgeschlagen. Erneut versuchen
    Keine weiteren
    Weitere werden geladen
    Für mehr loslassen
    Zurück
    """
}
