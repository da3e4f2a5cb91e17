/// The control's texts in French, in the order of the keys.
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
    Relâchez pour en voir plus
    Retour
    """
}
