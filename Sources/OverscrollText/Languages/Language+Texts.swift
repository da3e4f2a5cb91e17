/// The texts of each language: a line for each key, in the order of ``TextKey``.
extension Language {
  var table: StaticString {
    switch self {
    case .en:
      """
      Pull down to refresh
      Release to refresh
      Loading…
      Updated
      Could not refresh
      Last updated:\u{20}
      Today
      Never updated
      Refresh
      Refreshing
      Updated
      Could not refresh
      Load more
      Load earlier
      Pull up to load more
      Release to load more
      Loading…
      Loaded
      Could not load
      Could not load. Tap to retry
      No more
      Loading more
      # new
      Nothing new
      No connection
      Release for more
      Back
      """
    case .zhHans:
      """
      下拉可以刷新
      松开立即刷新
      正在刷新…
      已更新
      刷新失败
      最后更新：
      今天
      暂无记录
      刷新
      正在刷新
      已更新
      刷新失败
      加载更多
      加载更早内容
      上拉加载更多
      松开立即加载
      正在加载…
      加载完成
      加载失败
      加载失败，点按重试
      没有更多了
      正在加载更多
      # 条新内容
      没有新内容
      无网络连接
      松开查看更多
      返回
      """
    case .zhHant:
      """
      下拉即可重新整理
      放開即可重新整理
      正在重新整理…
      已更新
      無法重新整理
      上次更新：
      今天
      尚未更新
      重新整理
      正在重新整理
      已更新
      無法重新整理
      載入更多
      載入較早內容
      上拉載入更多
      放開即可載入更多
      正在載入…
      載入完成
      無法載入
      無法載入，點一下重試
      沒有更多了
      正在載入更多
      # 則新內容
      沒有新內容
      沒有網路連線
      放開查看更多
      返回
      """
    case .ja:
      """
      引っ張って更新
      離すと更新
      更新中…
      更新しました
      更新できませんでした
      最終更新：
      今日
      まだ更新されていません
      更新
      更新中
      更新しました
      更新できませんでした
      さらに読み込む
      以前の内容を読み込む
      上に引っ張ってさらに読み込む
      離すとさらに読み込む
      読み込み中…
      読み込みました
      読み込めませんでした
      読み込めませんでした。タップして再試行
      これ以上ありません
      さらに読み込み中
      新着 # 件
      新着はありません
      接続がありません
      離すとさらに表示
      戻る
      """
    case .ko:
      """
      당겨서 새로고침
      놓으면 새로고침
      새로고침 중…
      업데이트됨
      새로고침할 수 없음
      마지막 업데이트:\u{20}
      오늘
      업데이트 기록 없음
      새로고침
      새로고침 중
      업데이트됨
      새로고침할 수 없음
      더 불러오기
      이전 내용 불러오기
      위로 당겨 더 불러오기
      놓으면 더 불러오기
      불러오는 중…
      불러오기 완료
      불러올 수 없음
      불러올 수 없음. 탭하여 다시 시도
      더 이상 없음
      더 불러오는 중
      새 항목 #개
      새 항목 없음
      연결 없음
      놓으면 더 보기
      뒤로
      """
    case .de:
      """
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
      # neu
      Nichts Neues
      Keine Verbindung
      Für mehr loslassen
      Zurück
      """
    case .fr:
      """
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
      Nouveautés : #
      Rien de nouveau
      Pas de connexion
      Relâchez pour en voir plus
      Retour
      """
    case .es:
      """
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
      Novedades: #
      Nada nuevo
      Sin conexión
      Suelta para ver más
      Volver
      """
    case .pt:
      """
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
      Novidades: #
      Nada de novo
      Sem conexão
      Solte para ver mais
      Voltar
      """
    case .it:
      """
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
      Novità: #
      Nessuna novità
      Nessuna connessione
      Rilascia per vedere altro
      Indietro
      """
    case .ru:
      """
      Потяните, чтобы обновить
      Отпустите, чтобы обновить
      Обновление…
      Обновлено
      Не удалось обновить
      Последнее обновление:\u{20}
      сегодня
      Ещё не обновлялось
      Обновить
      Обновление
      Обновлено
      Не удалось обновить
      Загрузить ещё
      Загрузить предыдущие
      Потяните, чтобы загрузить ещё
      Отпустите, чтобы загрузить ещё
      Загрузка…
      Загружено
      Не удалось загрузить
      Не удалось загрузить. Повторить
      Больше ничего нет
      Загружаем ещё
      Новых: #
      Ничего нового
      Нет подключения
      Отпустите, чтобы увидеть ещё
      Назад
      """
    case .uk:
      """
      Потягніть, щоб оновити
      Відпустіть, щоб оновити
      Оновлення…
      Оновлено
      Не вдалося оновити
      Останнє оновлення:\u{20}
      сьогодні
      Ще не оновлювалося
      Оновити
      Оновлення
      Оновлено
      Не вдалося оновити
      Завантажити ще
      Завантажити попередні
      Потягніть, щоб завантажити ще
      Відпустіть, щоб завантажити ще
      Завантаження…
      Завантажено
      Не вдалося завантажити
      Не вдалося завантажити. Повторити
      Більше нічого немає
      Завантажуємо ще
      Нових: #
      Нічого нового
      Немає з’єднання
      Відпустіть, щоб побачити ще
      Назад
      """
    case .pl:
      """
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
      Nowe: #
      Nic nowego
      Brak połączenia
      Puść, aby zobaczyć więcej
      Wstecz
      """
    case .tr:
      """
      Yenilemek için çekin
      Yenilemek için bırakın
      Yenileniyor…
      Güncellendi
      Yenilenemedi
      Son güncelleme:\u{20}
      bugün
      Henüz güncellenmedi
      Yenile
      Yenileniyor
      Güncellendi
      Yenilenemedi
      Daha fazla yükle
      Öncekileri yükle
      Daha fazlası için çekin
      Daha fazlası için bırakın
      Yükleniyor…
      Yüklendi
      Yüklenemedi
      Yüklenemedi. Tekrar denemek için dokunun
      Daha fazlası yok
      Daha fazlası yükleniyor
      # yeni
      Yeni bir şey yok
      Bağlantı yok
      Daha fazlası için bırakın
      Geri
      """
    case .ar:
      """
      اسحب للتحديث
      أفلت للتحديث
      جارٍ التحديث…
      تم التحديث
      تعذر التحديث
      آخر تحديث:\u{20}
      اليوم
      لم يتم التحديث بعد
      تحديث
      جارٍ التحديث
      تم التحديث
      تعذر التحديث
      تحميل المزيد
      تحميل الأقدم
      اسحب لتحميل المزيد
      أفلت لتحميل المزيد
      جارٍ التحميل…
      تم التحميل
      تعذر التحميل
      تعذر التحميل. اضغط لإعادة المحاولة
      لا يوجد المزيد
      جارٍ تحميل المزيد
      الجديد: #
      لا جديد
      لا يوجد اتصال
      أفلت لعرض المزيد
      رجوع
      """
    case .he:
      """
      משכו כדי לרענן
      שחררו כדי לרענן
      מרענן…
      עודכן
      לא ניתן לרענן
      עדכון אחרון:\u{20}
      היום
      טרם עודכן
      רענון
      מרענן
      עודכן
      לא ניתן לרענן
      טעינת עוד
      טעינת קודמים
      משכו כדי לטעון עוד
      שחררו כדי לטעון עוד
      בטעינה…
      נטען
      לא ניתן לטעון
      לא ניתן לטעון. הקישו כדי לנסות שוב
      אין עוד
      טוען עוד
      חדש: #
      אין חדש
      אין חיבור
      שחררו כדי לראות עוד
      חזרה
      """
    case .hi:
      """
      रीफ़्रेश करने के लिए खींचें
      रीफ़्रेश करने के लिए छोड़ें
      रीफ़्रेश हो रहा है…
      अपडेट हो गया
      रीफ़्रेश नहीं हो सका
      पिछला अपडेट:\u{20}
      आज
      अभी तक अपडेट नहीं हुआ
      रीफ़्रेश करें
      रीफ़्रेश हो रहा है
      अपडेट हो गया
      रीफ़्रेश नहीं हो सका
      और लोड करें
      पहले के लोड करें
      और लोड करने के लिए खींचें
      और लोड करने के लिए छोड़ें
      लोड हो रहा है…
      लोड हो गया
      लोड नहीं हो सका
      लोड नहीं हो सका। दोबारा कोशिश के लिए टैप करें
      और कुछ नहीं है
      और लोड हो रहा है
      # नए
      कुछ नया नहीं
      कनेक्शन नहीं है
      और देखने के लिए छोड़ें
      वापस
      """
    case .vi:
      """
      Kéo để làm mới
      Thả để làm mới
      Đang làm mới…
      Đã cập nhật
      Không thể làm mới
      Cập nhật lần cuối:\u{20}
      hôm nay
      Chưa được cập nhật
      Làm mới
      Đang làm mới
      Đã cập nhật
      Không thể làm mới
      Tải thêm
      Tải nội dung cũ hơn
      Kéo lên để tải thêm
      Thả để tải thêm
      Đang tải…
      Đã tải xong
      Không thể tải
      Không thể tải. Chạm để thử lại
      Đã hiển thị tất cả
      Đang tải thêm
      # mục mới
      Không có gì mới
      Không có kết nối
      Thả để xem thêm
      Quay lại
      """
    case .th:
      """
      ดึงเพื่อรีเฟรช
      ปล่อยเพื่อรีเฟรช
      กำลังรีเฟรช…
      อัปเดตแล้ว
      รีเฟรชไม่สำเร็จ
      อัปเดตล่าสุด:\u{20}
      วันนี้
      ยังไม่เคยอัปเดต
      รีเฟรช
      กำลังรีเฟรช
      อัปเดตแล้ว
      รีเฟรชไม่สำเร็จ
      โหลดเพิ่มเติม
      โหลดรายการก่อนหน้า
      ดึงขึ้นเพื่อโหลดเพิ่มเติม
      ปล่อยเพื่อโหลดเพิ่มเติม
      กำลังโหลด…
      โหลดแล้ว
      โหลดไม่สำเร็จ
      โหลดไม่สำเร็จ แตะเพื่อลองอีกครั้ง
      ไม่มีเพิ่มเติมแล้ว
      กำลังโหลดเพิ่มเติม
      ใหม่ # รายการ
      ไม่มีรายการใหม่
      ไม่มีการเชื่อมต่อ
      ปล่อยเพื่อดูเพิ่มเติม
      ย้อนกลับ
      """
    case .id:
      """
      Tarik untuk menyegarkan
      Lepas untuk menyegarkan
      Menyegarkan…
      Diperbarui
      Tidak dapat menyegarkan
      Terakhir diperbarui:\u{20}
      hari ini
      Belum pernah diperbarui
      Segarkan
      Menyegarkan
      Diperbarui
      Tidak dapat menyegarkan
      Muat lainnya
      Muat sebelumnya
      Tarik untuk memuat lainnya
      Lepas untuk memuat lainnya
      Memuat…
      Selesai dimuat
      Gagal memuat
      Gagal memuat. Ketuk untuk mencoba lagi
      Tidak ada lagi
      Memuat lainnya
      # baru
      Tidak ada yang baru
      Tidak ada koneksi
      Lepas untuk melihat lainnya
      Kembali
      """
    }
  }
}
