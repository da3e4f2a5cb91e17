/// The control's texts in Italian, in the order of the keys.
enum Italian {
  static let words: StaticString = """
    Trascina per aggiornare
    Rilascia per aggiornare
    Aggiornamento in corso…
    Aggiornato
    Impossibile aggiornare
    Ultimo aggiornamento:\u{20}
    oggi
    Mai aggiornato
    Aggiorna
    Aggiornamento in corso
    Aggiornato
    Impossibile aggiornare
    Carica altro
    Carica precedenti
    Trascina per caricare altro
    Rilascia per caricare altro
    Caricamento in corso…
    Caricamento completato
    Impossibile caricare
    Impossibile caricare. Riprova
    Non c’è altro
    Caricamento di altri elementi
    Rilascia per vedere altro
    Indietro
    """
}
