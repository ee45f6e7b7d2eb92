import type { MyCopy } from './copy.ts'

const yours = (isPrivate: boolean) => (isPrivate ? 'Ihr Feedback' : 'Ihre Bewertung')
const thisOne = (isPrivate: boolean) => (isPrivate ? 'dieses Feedback' : 'diese Bewertung')
const it = (isPrivate: boolean) => (isPrivate ? 'es' : 'sie')
const It = (isPrivate: boolean) => (isPrivate ? 'Es' : 'Sie')

export const de: MyCopy = {
  pageTitle: (business, isPrivate) => `${yours(isPrivate)} für ${business}`,
  linkBroken: 'Dieser Link funktioniert nicht',
  linkBrokenHelp:
    'Prüfen Sie, ob die Adresse vollständig ist. Hat die Firma Ihre Bewertung gelöscht, verschwindet diese Seite nach 30 Tagen.',

  withdrawn: 'Zurückgezogen',
  withdrawnText: (business, isPrivate, day) =>
    `Sie haben ${thisOne(isPrivate)} am ${day} zurückgezogen. ${It(isPrivate)} erscheint nirgends, und ${business} kann ${it(isPrivate)} nicht wiederherstellen.`,
  deleted: 'Gelöscht',
  deletedText: (business, isPrivate) =>
    `${business} hat ${thisOne(isPrivate)} gelöscht. ${It(isPrivate)} erscheint nirgends. ${business} kann ${it(isPrivate)} 30 Tage lang wiederherstellen, außer Sie ziehen ${it(isPrivate)} zurück.`,
  waiting: 'Wartet auf Sie',
  waitingText: (business) =>
    `${business} hat das als Ihre Worte notiert. Es darf nur erscheinen, wenn Sie es hier bestätigen oder in einer Nachricht, die ${business} aufbewahrt.`,
  private: 'Privat',
  privateText: (business) => `Dieses Feedback sieht nur ${business}. Es erscheint nirgends.`,
  public: 'Öffentlich',
  publicText: (business) => `${business} zeigt diese Bewertung öffentlich.`,
  notPublic: 'Nicht öffentlich',
  notApprovedText: (business) =>
    `${business} hat diese Bewertung nicht freigegeben, daher erscheint sie nirgends.`,
  notAgreedText: 'Sie haben der Veröffentlichung nicht zugestimmt, daher erscheint sie nirgends.',
  confirmedNote: (business) =>
    `Wo immer Ihr Text erscheint, steht dabei, dass Sie ihn per E-Mail auf Bitte von ${business} bestätigt haben.`,

  didYouSayThis: 'Haben Sie das gesagt?',
  confirm: 'Ja, das habe ich gesagt',
  confirming: 'Wird bestätigt...',
  editFirst: 'Erst bearbeiten',
  decline: 'Nein, ablehnen',
  declining: 'Wird abgelehnt...',
  confirmNote:
    'Wenn Sie bestätigen, darf die Firma den Text mit Ihrem Namen zeigen, bis Sie es sich anders überlegen. Wenn Sie ablehnen, erscheint er nie.',
  thanks: 'Vielen Dank!',

  edit: (isPrivate) => (isPrivate ? 'Feedback bearbeiten' : 'Bewertung bearbeiten'),
  afterSave: (business) => `Nach dem Speichern erscheint der Text erst, wenn ${business} ihn freigibt.`,
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  cancel: 'Abbrechen',
  changesSaved: 'Ihre Änderungen sind gespeichert',

  consentHint: 'Nehmen Sie Häkchen weg und speichern Sie. Die Änderung gilt innerhalb einer Minute überall.',
  saveChoices: 'Auswahl speichern',
  choicesSaved: 'Ihre Auswahl ist gespeichert',
  question: (business) => `${business} bittet um Ihre Zustimmung`,
  untilAnswered:
    'Solange Sie nicht antworten, ändert sich nichts. Sie können Ihre Antwort hier jederzeit ändern.',
  yes: 'Ja',
  no: 'Nein',
  send: 'Antwort senden',
  sending: 'Wird gesendet...',
  answerAll: 'Bitte beantworten Sie jede Frage mit Ja oder Nein.',
  sent: 'Ihre Antwort ist gespeichert',
  stopEmails: 'Keine Anfragen mehr per E-Mail',
  emailsStopped: (business) => `${business} kann Ihnen keine Anfragen mehr per E-Mail schicken.`,
  allowEmails: 'Wieder erlauben',
  saved: 'Ihre Wahl ist gespeichert',

  withdraw: (isPrivate) => (isPrivate ? 'Feedback zurückziehen' : 'Bewertung zurückziehen'),
  withdrawQuestion: (isPrivate) => `${yours(isPrivate)} zurückziehen?`,
  withdrawText: (business) =>
    `Innerhalb einer Minute verschwindet der Text überall. Weder Sie noch ${business} können ihn wiederherstellen.`,
  withdrawYes: 'Ja, zurückziehen',
  withdrawing: 'Wird zurückgezogen...',
  keep: 'Behalten',
  isWithdrawn: (isPrivate) => `${yours(isPrivate)} ist zurückgezogen`,

  seeProof: 'Öffentlichen Herkunftsnachweis ansehen',
  yourData: 'Ihre Daten',
  download: 'Meine Daten herunterladen',
  erase: 'Meine Daten löschen',
  eraseQuestion: 'Alles löschen?',
  eraseText: (business) =>
    `Text, Name, E-Mail-Adresse und Foto werden innerhalb einer Minute überall entfernt. Weder Sie noch ${business} können sie wiederherstellen, und dieser Link funktioniert nicht mehr.`,
  eraseYes: 'Ja, alles löschen',
  erasing: 'Wird gelöscht...',
  isErased: 'Ihre Daten sind gelöscht',
  isErasedText: 'Innerhalb einer Minute verschwinden sie überall. Sie können diese Seite schließen.',

  failed: 'Das hat nicht geklappt',
  tryAgain: 'Bitte versuchen Sie es gleich noch einmal.',
  lookAgain: 'Bitte noch einmal lesen',
  hasChanged:
    'Der Text hat sich geändert, seit Sie ihn geöffnet haben. Bitte lesen Sie ihn noch einmal, bevor Sie antworten.',
  alreadyWithdrawn: 'Sie haben das bereits zurückgezogen.',
  onTeam: 'Dieser Link ging an jemanden aus dem Team der Firma. Nur Kunden können eine Bewertung bestätigen.',
  tooLong: 'Bitte höchstens 10.000 Zeichen.',

  rewardTitle: 'Ein Dankeschön für Sie',
  yourReward: {
    free_item: 'Ihr Geschenk',
    coupon: 'Ihr Gutschein',
    discount_code: 'Ihr Rabattcode',
  },
  rewardWaits: (business) =>
    `ist noch nicht bereit. Der Code erscheint hier, sobald ${business} einen für Sie hat.`,
  rewardNote:
    'Sie bekommen es unabhängig davon, was Sie geschrieben und wie viele Sterne Sie gegeben haben. Wo Ihre Bewertung erscheint, steht dabei, dass Sie eine Belohnung erhalten haben.',
  copyCode: 'Code kopieren',
  qrCodeOf: (code) => `QR-Code von ${code}`,
}
