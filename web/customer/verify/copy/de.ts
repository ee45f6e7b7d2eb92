import type { VerifyCopy } from './copy.ts'

export const de: VerifyCopy = {
  pageTitle: (business) => `Woher diese Bewertung für ${business} stammt`,
  missing: 'Hier gibt es nichts zu prüfen',
  missingHelp:
    'Diese Bewertung ist nicht oder nicht mehr öffentlich. Nur öffentliche Bewertungen lassen sich prüfen.',

  written: 'Vom Kunden geschrieben',
  approved: 'Mit KI entworfen, vom Kunden freigegeben',
  confirmed: 'Vom Kunden bestätigt',
  onFile: 'Von der Firma zitiert',
  reworded: 'In den Worten der Firma',
  imported: (source) => `Importiert von ${source}`,
  elsewhere: 'Von anderswo importiert',
  team: 'Von jemandem aus dem Team der Firma',

  sent: (business, day) => `Am ${day} an ${business} gesendet.`,
  brought: (business, day) => `Am ${day} von ${business} importiert.`,
  added: (business, day) => `Am ${day} von ${business} hinzugefügt.`,

  who: 'Wer das geschrieben hat',
  unnamed: 'Jemand, der nicht genannt werden möchte',

  how: 'Woher wir das wissen',
  howWritten: 'Der Text kam über das Formular der Firma.',
  howApproved:
    'KI hat den Text aus den Antworten des Kunden geschrieben. Der Kunde hat ihn gelesen und gesendet.',
  howConfirmed: 'Die Firma hat den Text notiert. Der Kunde hat jedes Wort bestätigt.',
  howOnFile: 'Die Firma bewahrt die Nachricht des Kunden auf.',
  howImported: 'Der Text wurde nicht hier geschrieben. Die Firma sagt, dass er echt ist.',
  howTeam: 'Die E-Mail-Adresse gehört jemandem aus dem Team.',
  withAi: 'KI hat beim Schreiben geholfen.',
  emailConfirmed: 'Bestätigt über einen Link, der an die E-Mail-Adresse des Kunden ging.',
  emailUnchecked: 'Die E-Mail-Adresse wurde nicht geprüft.',

  changes: 'Änderungen',
  unchanged: 'Keine',
  edited: (by, day) => `Bearbeitet am ${day} (${by})`,
  updated: (day) => `Durch einen Import aktualisiert am ${day}`,
  confirmedSince: 'Seitdem vom Kunden bestätigt',

  reward: 'Belohnung',
  noReward: 'Keine',
  rewards: {
    free_item: 'Der Kunde hat ein Geschenk erhalten.',
    coupon: 'Der Kunde hat einen Gutschein erhalten.',
    discount_code: 'Der Kunde hat einen Rabattcode erhalten.',
  },
  rewardNote: 'Sie hing nicht von den Sternen ab.',

  history: 'Ganzer Verlauf',
  by: { customer: 'Kunde', business: 'Firma', system: 'Automatisch' },
  steps: {
    submitted: 'Über das Formular gesendet',
    drafted: 'Mit KI aus den Antworten entworfen',
    created: 'Hinzugefügt',
    imported: 'Importiert',
    'import-updated': 'Durch einen Import aktualisiert',
    'import-undone': 'Import rückgängig gemacht',
    edited: 'Bearbeitet',
    consented: 'Erlaubnisse gewählt',
    confirmed: 'Bestätigt',
    'evidence-added': 'Nachricht des Kunden abgelegt',
    'confirmation-asked': 'Um Bestätigung gebeten',
    'consent-asked': 'Um Erlaubnis gebeten',
    approved: 'Freigegeben',
    rejected: 'Abgelehnt',
    'decision-undone': 'Entscheidung zurückgenommen',
    'moved-to-pending': 'Zurück zu „wartend“',
    hidden: 'Ausgeblendet',
    shown: 'Wieder eingeblendet',
    withdrawn: 'Zurückgezogen',
    erased: 'Daten gelöscht',
    rewarded: 'Belohnung vergeben',
    'headline-changed': 'Überschrift geändert',
    deleted: 'Gelöscht',
    restored: 'Wiederhergestellt',
  },

  proof: 'Signierter Nachweis',
  proofText: (number, day) => `Dieser Verlauf gehört zum Prüfpunkt ${number}, signiert am ${day}.`,
  proofWaits: 'Dieser Verlauf ist neu. Er wird innerhalb einer Stunde signiert.',
  proofHelp:
    'Jeder Schritt ist mit dem vorigen verkettet: Nichts lässt sich unbemerkt ändern, hinzufügen oder entfernen.',
  data: 'Daten für Programme (JSON)',
  keys: 'Öffentliche Schlüssel',
}
