import type { OutboundCopy } from './copy.ts'

export const de: OutboundCopy = {
  pasteThere: (platform) =>
    `Ihr Text wird kopiert und ${platform} geöffnet. Fügen Sie ihn dort ein. Vor dem Veröffentlichen können Sie ihn noch ändern.`,
  thenReturn: 'Kommen Sie danach hierher zurück.',
  copyAndOpen: 'Kopieren und öffnen',
  askPosted: 'Haben Sie es veröffentlicht?',
  posted: 'Ich habe es veröffentlicht',
  declined: 'Nein, danke',
  stop: 'Diese E-Mails abbestellen',
  isThere: (platform) => `Mein Text ist jetzt auf ${platform}`,
  thankYou: (business) => `Vielen Dank. ${business} kann es jetzt sehen.`,
  noReminder: 'In Ordnung. Sie bekommen keine Erinnerung.',
  noEmails: (business) => `In Ordnung. ${business} schickt Ihnen keine Anfragen mehr per E-Mail.`,
  answerFailed: 'Ihre Antwort ist nicht angekommen. Bitte versuchen Sie es noch einmal.',
  missing: 'Dieser Link funktioniert nicht',
  missingHelp: (platform) =>
    `Vielleicht ist er veraltet, oder das Unternehmen hat keine Seite bei ${platform} angegeben. Bitten Sie um einen neuen Link.`,
}
