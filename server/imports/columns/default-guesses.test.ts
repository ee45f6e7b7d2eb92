import { describe, expect, test } from 'vitest'
import type { ImportField } from '#contract/imports/imports.ts'
import { testApp } from '../../test/test-app.ts'
import { makeImporter } from '../../test/makers/make-importer.ts'

const app = await testApp()

type Expected = Partial<Record<ImportField, string>>

/** Files after the exports of real products and shops, none of which `known-formats.ts` knows: product, lines, columns. */
const files: readonly (readonly [product: string, lines: readonly string[], expected: Expected])[] = [
  [
    'a table of a marketing team',
    [
      'Name,Job Title,Organization,Testimonial',
      'Ines Duarte,Head of purchasing,Duarte & Filhos,The rye keeps for a week and tastes better every day.',
      'Jonas Petersen,Head chef,Kantine Nord,"Thirty loaves every Friday, never late, never burned."',
    ],
    { content: 'Testimonial', customerName: 'Name', role: 'Job Title', company: 'Organization' },
  ],
  [
    'Google Play Console',
    [
      'Package Name,App Version Code,App Version Name,Reviewer Language,Device,Review Submit Date and Time,Review Submit Millis Since Epoch,Review Last Update Date and Time,Review Last Update Millis Since Epoch,Star Rating,Review Title,Review Text,Developer Reply Date and Time,Developer Reply Millis Since Epoch,Developer Reply Text,Review Link',
      'com.example.till,240,2.4.0,en,star2qltechn,2026-02-10T10:00:00Z,1770717600000,2026-02-11T10:00:00Z,1770804000000,4,,Works well on the counter tablet,,,,https://play.example.com/r/1',
      'com.example.till,240,2.4.0,de,oriole,2026-03-01T08:30:00Z,1772353800000,2026-03-01T08:30:00Z,1772353800000,2,Hmm,Stürzt beim Drucken ab,2026-03-02T08:00:00Z,1772438400000,"Thank you for writing to us. We have fixed printing in version 2.4.1, which is on its way to you.",https://play.example.com/r/2',
    ],
    {
      content: 'Review Text',
      rating: 'Star Rating',
      title: 'Review Title',
      date: 'Review Submit Date and Time',
      sourceUrl: 'Review Link',
    },
  ],
  [
    'Amazon, as researchers pass it on',
    [
      'Id,ProductId,UserId,ProfileName,HelpfulnessNumerator,HelpfulnessDenominator,Score,Time,Summary,Text',
      '1,B001E4KFG0,A3SGXH7AUHU8GW,delmartian,1,1,5,1303862400,Good food for a dog,"I bought several cans, and the dog likes it better than anything before."',
      '2,B00813GRG4,A1D87F6ZCVE5NK,dll pa,0,0,1,1346976000,Not as said,The peanuts in the jar were small and without any salt.',
      '3,B000LQOCH0,ABXLMWJIXXAIN,"Natalia Corres ""Natalia""",1,1,4,1219017600,A delight,A light and chewy sweet that has been around for centuries.',
    ],
    { content: 'Text', rating: 'Score', customerName: 'ProfileName', title: 'Summary', date: 'Time' },
  ],
  [
    'Shopify Product Reviews',
    [
      'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at',
      'road-bike,published,5,Love it,Ines K.,ines@example.fr,Lyon,Rides like a dream on bad roads.,Thank you Ines for taking the time to write to us about your new road bike!,2025-06-01 10:00:00 +0200,2025-06-02 10:00:00 +0200',
      'road-bike,published,3,Ok,Paul R.,paul@example.com,Austin,The saddle had to go.,,2025-07-14 09:12:00 -0500,',
    ],
    {
      content: 'body',
      rating: 'rating',
      customerName: 'author',
      customerEmail: 'email',
      title: 'title',
      date: 'created_at',
    },
  ],
  [
    'Stamped.io',
    [
      'productId,productTitle,productUrl,reviewTitle,reviewMessage,reviewRating,reviewVotesUp,reviewVotesDown,reviewDateCreated,reviewReply,author,email,location',
      '8123451,Oak Shelf,https://shop.example.com/oak-shelf,Sturdy,It carries all my cookbooks without bending.,5,2,0,2026-01-20,,Maren Holt,maren@example.com,Oslo',
      '8123451,Oak Shelf,https://shop.example.com/oak-shelf,So-so,The holes were in the wrong place.,3,0,1,2026-02-03,Sorry about that!,Petra Novak,petra@example.com,Brno',
    ],
    {
      content: 'reviewMessage',
      rating: 'reviewRating',
      customerName: 'author',
      customerEmail: 'email',
      title: 'reviewTitle',
      date: 'reviewDateCreated',
    },
  ],
  [
    'Bazaarvoice',
    [
      'Review ID,Product ID,Submission Time,Overall Rating,Rating Range,User Nickname,User Location,Review Title,Review Text,Helpful Votes,Recommended',
      '1770737440,SKU-1,2026-02-10T15:30:40Z,5,5,kitchenwitch,Leeds,Hot and quick,Boils a liter in two minutes and pours clean.,3,true',
      '1770737499,SKU-1,2026-02-11T09:02:11Z,2,5,tea4two,York,Leaks,Dripped on the counter from the first day.,0,false',
    ],
    {
      content: 'Review Text',
      rating: 'Overall Rating',
      customerName: 'User Nickname',
      title: 'Review Title',
      date: 'Submission Time',
      externalId: 'Review ID',
    },
  ],
  [
    'PowerReviews',
    [
      'Page ID,Created Date,Review Headline,Review Comments,Rating (1-5),Reviewed by,Reviewer Location,Bottom Line,Merchant Response',
      'P-77,2026-03-05,Warm and light,I wore it all winter and washed it twice.,5,Jana W.,Graz,Yes,',
      'P-77,2026-03-09,Runs small,Order one size up unless you are very slim.,3,Tom,Linz,Yes,Thanks Tom! Our size guide now says so as well.',
    ],
    {
      content: 'Review Comments',
      rating: 'Rating (1-5)',
      customerName: 'Reviewed by',
      title: 'Review Headline',
      date: 'Created Date',
    },
  ],
  [
    'REVIEWS.io',
    [
      'store_review_id,store_branch,rating_value,comments,date_created,reviewer_first_name,reviewer_surname,reviewer_email,order_id,replies',
      '13000123,Main,5,Ordered on Monday and it was here on Tuesday.,2026-04-01 08:11:09,Erin,Walsh,erin@example.ie,100045,0',
      '13000124,Main,1,The parcel never came and nobody answers.,2026-04-02 19:40:00,Sam,Ode,sam@example.ie,100046,1',
    ],
    {
      content: 'comments',
      rating: 'rating_value',
      customerName: 'reviewer_first_name',
      customerLastName: 'reviewer_surname',
      customerEmail: 'reviewer_email',
      date: 'date_created',
    },
  ],
  [
    'Birdeye',
    [
      'Location Name,Review Source,Reviewer Name,Reviewer Email,Review Date,Overall_Rating,Review Comment,Review Response,Response Date,Tags',
      'Downtown,Google,Ada Byrne,ada@example.com,"Feb 10, 2026",5,Friendly front desk and no waiting at all.,"Thank you Ada, see you in six months!","Feb 11, 2026",dentist',
      'Downtown,Facebook,Lou Marsh,,"Mar 2, 2026",4,Good work but parking is a pain.,,,dentist',
    ],
    {
      content: 'Review Comment',
      rating: 'Overall_Rating',
      customerName: 'Reviewer Name',
      customerEmail: 'Reviewer Email',
      date: 'Review Date',
      source: 'Review Source',
    },
  ],
  [
    'Delighted (NPS)',
    [
      'Response ID,Email,Full name,nps_score,Open feedback,Survey created at,Responded at,Company size',
      '90111,kai@example.com,Kai Berg,10,Support answered within minutes and stayed until it worked.,2026-01-08 10:00:00,2026-01-08 11:30:00,20',
      '90112,lea@example.com,Lea Sand,6,Reporting is too slow for us.,2026-01-08 10:00:00,2026-01-09 07:12:44,5',
      '90113,ola@example.com,Ola Lund,9,It does what it says.,2026-01-08 10:00:00,2026-01-10 16:01:02,180',
    ],
    {
      content: 'Open feedback',
      rating: 'nps_score',
      customerName: 'Full name',
      customerEmail: 'Email',
      date: 'Responded at',
    },
  ],
  [
    'Datafiniti hotel reviews',
    [
      'id,address,city,country,name,reviews.date,reviews.rating,reviews.text,reviews.title,reviews.username,reviews.sourceURLs',
      'AVwc252W,200 Main St,Mainland,US,Hotel Sol,2025-11-21T00:00:00Z,4,Our room faced the court and was quiet all night.,Quiet,Russ (kent),https://hotels.example.com/1',
      'AVwc252X,200 Main St,Mainland,US,Hotel Sol,2025-12-02T00:00:00Z,3,Breakfast was cold on both days.,Cold eggs,A Traveler,https://hotels.example.com/2',
      'AVwc252Y,200 Main St,Mainland,US,Hotel Sol,2025-12-09T00:00:00Z,5,The staff carried our bags up three floors.,Kind people,Maud,https://hotels.example.com/3',
    ],
    {
      content: 'reviews.text',
      rating: 'reviews.rating',
      customerName: 'reviews.username',
      title: 'reviews.title',
      date: 'reviews.date',
      sourceUrl: 'reviews.sourceURLs',
    },
  ],
  [
    'Booking.com',
    [
      'Guest name,Reservation number,Review date,Review title,Positive review,Negative review,Review score,Staff,Cleanliness,Location,Property reply',
      'Hugo,4011223344,2026-05-01 09:00:00,Superb,The view over the harbor and the beds.,,10,10,10,9,',
      'Ines,4011223345,2026-05-03 12:30:00,Fine,Close to the station.,The shower was cold.,7,7.5,5,10,Dear Ines thank you for staying with us and for telling us about the shower in your room.',
    ],
    {
      content: 'Positive review',
      rating: 'Review score',
      customerName: 'Guest name',
      title: 'Review title',
      date: 'Review date',
    },
  ],
  [
    'Etsy (JSON)',
    [
      '[{"reviewer":"mossandclay","date_reviewed":"03/28/2026","star_rating":5,"message":"The glaze is even nicer than in the photos.","order_id":3211234567},',
      '{"reviewer":"Bea","date_reviewed":"04/02/2026","star_rating":4,"message":"A little smaller than I thought.","order_id":3211234999}]',
    ],
    { content: 'message', rating: 'star_rating', customerName: 'reviewer', date: 'date_reviewed' },
  ],
  [
    'WooCommerce',
    [
      'comment_ID,comment_post_ID,comment_author,comment_author_email,comment_author_url,comment_author_IP,comment_date,comment_content,comment_approved,comment_agent,rating',
      '101,55,Nils Aune,nils@example.no,,10.0.0.7,2026-02-14 18:20:11,The coffee arrived two days after roasting.,1,Mozilla/5.0 (X11; Linux x86_64),5',
      '102,55,Gry,gry@example.no,,10.0.0.8,2026-02-15 08:01:55,Too dark for me.,1,Mozilla/5.0 (Macintosh; Intel Mac OS X),3',
    ],
    {
      content: 'comment_content',
      rating: 'rating',
      customerName: 'comment_author',
      customerEmail: 'comment_author_email',
      date: 'comment_date',
    },
  ],
  [
    'ProvenExpert (German)',
    [
      'Bewertungsdatum;Kundenname;Gesamtbewertung;Empfehlung;Bewertungstext;Antwort;Bewertungsquelle',
      '14.03.2026;Jürgen Weiß;4,8;Ja;Schnell, freundlich und sauber gearbeitet.;"Vielen Dank, Herr Weiß, wir haben uns über den Auftrag sehr gefreut!";Google',
      '02.04.2026;Anja Groß;3,2;Nein;Der Termin wurde zweimal verschoben.;;ProvenExpert',
    ],
    {
      content: 'Bewertungstext',
      rating: 'Gesamtbewertung',
      customerName: 'Kundenname',
      date: 'Bewertungsdatum',
      source: 'Bewertungsquelle',
    },
  ],
  [
    'eKomi (German)',
    [
      'Bestellnummer;Abgegeben am;Anzahl Sterne;Meinung des Kunden;Verfasst von;Kommentar des Händlers',
      '100045;2026-04-01 08:11;5;Am Montag bestellt und am Dienstag geliefert.;Heike M.;',
      '100046;2026-04-02 19:40;2;Die Schachtel war offen.;Uwe;',
    ],
    {
      content: 'Meinung des Kunden',
      rating: 'Anzahl Sterne',
      customerName: 'Verfasst von',
      date: 'Abgegeben am',
    },
  ],
  [
    'Avis Vérifiés (French)',
    [
      'N° de commande;Date de l’avis;Nom du client;Note sur 5;Avis du client;Réponse du marchand;Nombre de votes utiles',
      '200311;12/05/2026;Chloé Martin;5;Livraison rapide et produit conforme.;Merci Chloé pour votre avis et à très bientôt dans notre boutique !;2',
      '200312;28/05/2026;Luc P.;3;Emballage abîmé mais rien de cassé.;;0',
    ],
    {
      content: 'Avis du client',
      rating: 'Note sur 5',
      customerName: 'Nom du client',
      date: 'Date de l’avis',
    },
  ],
  [
    'Opiniones Verificadas (Spanish)',
    [
      'Número de pedido;Fecha de la reseña;Nombre del cliente;Apellidos;Valoración;Título de la reseña;Opinión;Respuesta de la tienda',
      '300410;15/04/2026;Lucía;Gómez;5;Encantada;Llegó antes de lo previsto y muy bien embalado.;',
      '300411;30/04/2026;Íñigo;Sanz;2;Regular;El color no es el de la foto.;Sentimos mucho lo ocurrido, Íñigo, y le hemos enviado ya otro sin coste.',
    ],
    {
      content: 'Opinión',
      rating: 'Valoración',
      customerName: 'Nombre del cliente',
      customerLastName: 'Apellidos',
      title: 'Título de la reseña',
      date: 'Fecha de la reseña',
    },
  ],
  [
    'Loja Integrada (Portuguese)',
    [
      'Código do produto,Produto,Avaliado por,E-mail do cliente,Estrelas,Avaliação,Data da avaliação,Situação',
      'CF-1,Café,Beatriz Lopes,bia@example.com.br,5,Chegou fresquinho e muito bem embalado.,21/03/2026,Aprovada',
      'CF-1,Café,João,joao@example.com.br,4,"Gostei, mas o frete é caro.",25/03/2026,Aprovada',
    ],
    {
      content: 'Avaliação',
      rating: 'Estrelas',
      customerName: 'Avaliado por',
      customerEmail: 'E-mail do cliente',
      date: 'Data da avaliação',
    },
  ],
  [
    'Google Forms',
    [
      'Timestamp,How would you rate your stay with us?,What did you like most about your stay? Please tell us in your own words.,Your name,May we show this on our website?',
      '2026/05/02 10:11:12,5,"The garden, and that you kept dinner for us when we were late.",Vera Lind,Yes',
      '2026/05/04 21:30:00,4,The quiet.,Otto Prinz,Yes',
    ],
    {
      content: 'What did you like most about your stay? Please tell us in your own words.',
      rating: 'How would you rate your stay with us?',
      customerName: 'Your name',
      date: 'Timestamp',
    },
  ],
  [
    'a scraper, with headers that say nothing',
    [
      'field1,field2,field3,field4,field5',
      'Ana Lima,4 out of 5,"Feb 3, 2026",They fixed the roof in a day and cleaned up behind them.,1002003004',
      'Bo Chen,5 out of 5,"Feb 9, 2026",Friendly and on time.,1002003005',
      'Cy Young,2 out of 5,"Mar 1, 2026",Left the ladder in my flower bed.,1002003006',
    ],
    { content: 'field4', rating: 'field2', customerName: 'field1', date: 'field3' },
  ],
]

describe('files of products we do not know are read right without a click', () => {
  test('there are 21 of them', () => {
    expect(files).toHaveLength(21)
  })

  test.for(files)('%s', async ([, lines, expected]) => {
    const owner = await makeImporter(app)
    const seen = await owner.preview(`${lines.join('\n')}\n`)
    expect(seen.recognized).toBeNull()
    const guessed = Object.fromEntries(
      Object.entries(seen.mapping.columns).map(([field, index]) => [field, seen.columns[index]?.name]),
    )
    expect(guessed).toEqual(expected)
    expect(seen.usable).toBe(seen.rows)
    expect(seen.datesAmbiguous).toBe(false)
    const kinds = ['rating', 'date'].map((field) => (field in expected ? field : undefined))
    for (const { rating, date, notes } of seen.sample) {
      const have = [rating !== null && 'rating', date !== null && 'date'].map((field) => field || undefined)
      expect({ have, notes }).toEqual({ have: kinds, notes: [] })
    }
  })
})
