/// The control's texts in Spanish, in the order of the keys.
enum Spanish {
  static let words: StaticString = """
    Desliza para actualizar
    Suelta para actualizar
    Actualizando…
    Actualizado
    No se pudo actualizar
    Última actualización:\u{20}
    hoy
    Aún no se ha actualizado
    Actualizar
    Actualizando
    Actualizado
    No se pudo actualizar
    Cargar más
    Cargar anteriores
    Desliza para cargar más
    Suelta para cargar más
    Cargando…
    Carga completa
    No se pudo cargar
    No se pudo cargar. Toca para reintentar
    No hay más
    Cargando más
    Suelta para ver más
    Volver
    """
}
