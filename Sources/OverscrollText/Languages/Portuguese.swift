/// The control's texts in Portuguese, in the order of the keys.
enum Portuguese {
  static let words: StaticString = """
    Puxe para atualizar
    Solte para atualizar
    Atualizando…
    Atualizado
    Falha ao atualizar
    Última atualização:\u{20}
    hoje
    Nunca atualizado
    Atualizar
    Atualizando
    Atualizado
    Falha ao atualizar
    Carregar mais
    Carregar anteriores
    Puxe para carregar mais
    Solte para carregar mais
    Carregando…
    Carregado
    Falha ao carregar
    Falha ao carregar. Toque para repetir
    Não há mais
    Carregando mais
    Solte para ver mais
    Voltar
    """
}
