/** The words of `header-concepts.ts` in Italian, Dutch, Polish, Swedish, Danish, Finnish, Turkish, Russian, Japanese, Korean and Chinese, and the commonest of others. */
export const conceptsAbroad = {
  rating:
    'hodnocení hvězdičky оцінка зірки βαθμολογία αστέρια csillag csillagok stele notă penilaian bintang vurdering التقييم تقييم النجوم نجوم דירוג כוכבים रेटिंग सितारे 星等 valutazione voto punteggio stelle stella waardering cijfer sterren ster ocena oceny gwiazdki gwiazdka gwiazdek betyg stjärnor stjerner karakter bedømmelse arvosana tähdet pisteet puan puanı yıldız оценка оценки рейтинг звезды звёзды звезд звёзд балл баллы 評価 評点 点数 星 星数 スコア 満足度 おすすめ度 만족도 满意度 滿意度 평점 별점 점수 评分 評分 星级 星級 打分 分数',
  review:
    'recenze κριτική αξιολόγηση vélemény értékelés recenzie evaluare відгук відгуки ulasan المراجعة مراجعة رأي ביקורת חוות समीक्षा recensione recensioni recensie beoordeling beoordelingen opinia opinie opinii recenzja recension omdöme omdömen anmeldelse anmeldelser udtalelse arvostelu arviointi arvio palaute yorum yorumu yorumlar değerlendirme отзыв отзывы отзыва レビュー 口コミ クチコミ 感想 リピュー 리뷰 후기 평가 상품평 이용후기 评论 評論 评价 評價 点评 點評',
  text: 'komentář κείμενο σχόλιο σχόλια szöveg megjegyzés comentariu коментар komentar isi teks التعليق تعليق نص النص טקסט תוכן הערה टिप्पणी testo contenuto messaggio commento commenti tekst bericht opmerking inhoud toelichting treść komentarz meddelande innehåll besked indhold teksti kommentti viesti sisältö metin metni mesaj mesajı içerik текст комментарий сообщение содержание достоинства 本文 内容 コメント テキスト 내용 본문 텍스트 코멘트 內容 正文 留言 文字',
  title:
    'nadpis τίτλος titlu judul العنوان عنوان כותרת शीर्षक titolo oggetto kop onderwerp tytuł temat rubrik ämne overskrift emne otsikko başlık başlığı konu konusu заголовок тема タイトル 題名 件名 見出し 제목 标题 標題 主题 主題',
  name: 'jméno όνομα név nume імя nama الاسم اسم שם नाम naam imię nazwa namn navn nimi ad adı isim имя фио 名 名前 氏名 이름 성함 성명 姓名 名字 名称',
  person:
    'kupującego klienta nabywcy nabywca zákazník πελάτης vásárló cumpărător покупець клієнт pelanggan pembeli العميل عميل الزبون المستخدم לקוח ग्राहक 帳號 账号 帐号 ospite ospiti gäst gjest gæst vieras misafir konuk гость ゲスト 손님 客人 recensore utente autore klant gebruiker schrijver klient użytkownik kupujący wystawiający kund användare författare bruger forfatter asiakas nimimerkki kirjoittaja käyttäjä müşteri kullanıcı yazar автор клиент пользователь покупатель 投稿者 ユーザー ニックネーム お客様 顧客 会員 レビュアー 購入者 작성자 고객 닉네임 사용자 회원 구매자 用户 用戶 作者 客户 客戶 昵称 暱稱 买家 買家',
  by: 'door przez av af от',
  first: 'voornaam förnamn fornavn etunimi',
  last: 'cognome achternaam nazwisko efternamn efternavn sukunimi soyad soyadı soyisim фамилия',
  date: 'ημερομηνία dátum dată tanggal waktu التاريخ تاريخ תאריך दिनांक तारीख cronologiche tijdstempel czasowa tidsstämpel tidsstempel aikaleima damgası отметка времени タイムスタンプ 타임스탬프 时间戳记 時間戳記 giorno inviato tijd geplaatst czas dodano wystawienia skapad tid dato oprettet päivämäärä pvm päiväys tarih tarihi zaman дата время 日付 日時 投稿日 作成日 年月日 날짜 작성일 등록일 일시 日期 时间 時間',
  email: 'البريد ईमेल אימייל eposta sähköposti почта メール メールアドレス 이메일 邮箱 郵箱 电子邮件',
  company:
    'εταιρεία cég companie компанія perusahaan الشركة شركة חברה कंपनी azienda società bedrijf organisatie företag virksomhed yritys şirket компания организация 会社 会社名 企業 회사 회사명 公司',
  url: 'ссылка リンク 링크 链接 鏈接 länk bağlantı',
  id: 'رقم numer номер numara 番号 번호 编号 編號',
  source: 'fonte bron źródło källa kilde lähde kaynak источник 출처 来源 來源',
  reply:
    'odpověď απάντηση válasz răspuns відповідь balasan الرد رد risposta antwoord reactie odpowiedź svar vastaus cevap yanıt ответ 返信 返答 店舗 답글 답변 판매자 사장님 回复 回覆 商家',
  overall:
    'totaal totale complessiva complessivo ogólna samlet kokonais kokonaisarvosana genel общая 総合 総合評価 종합 总体 總體',
  place:
    'المدينة الدولة البلد עיר शहर paese nazione città plaats miasto kraj maa kaupunki ülke şehir страна город 国 地域 국가 지역 国家 城市 地区',
  count: 'количество ilość liczba antal quantità lukumäärä adet sayısı 数量 개수 수량',
  thing:
    'الطلب المنتج pesanan produk prodotto ordine product bestelling zamówienie zamówienia produktu vare ordre tuote tilaus ürün sipariş товар товара заказ заказа продукт 商品 注文 商品名 상품 상품명 주문 产品 產品 订单 訂單',
} as const
