/// The control's words in French, by the number of their key.
enum French {
  static let words: StaticString = """
    Tirez pour actualiser
    Relâchez pour actualiser
    Actualisation…
    Actualisé
    Échec de l’actualisation
    Dernière mise à jour\u{A0}:\u{20}
    aujourd’hui
    Jamais actualisé
    Actualiser
    Actualisation en cours
    Actualisé
    Échec de l’actualisation
    Charger plus
    Charger les précédents
    Tirez pour charger plus
    Relâchez pour charger plus
    Chargement…
    Chargement terminé
    Échec du chargement
    Échec du chargement. Réessayer
    Rien de plus
    Chargement de la suite
    """
}
