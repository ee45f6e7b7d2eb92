import type { WriteCopy } from './copy.ts'

export const de: WriteCopy = {
  title: 'Hilfe beim Schreiben',
  intro: 'Antworten Sie mit wenigen Worten, worauf Sie möchten. Im Entwurf steht nur, was Sie hier sagen.',
  questions: [
    (business) => `Was hat ${business} für Sie getan?`,
    'Was hat Ihnen am besten gefallen?',
    'Was ist seitdem anders?',
    'Was könnte besser sein?',
  ],
  write: 'Zustimmen und Entwurf schreiben',
  writing: 'Wird geschrieben...',
  close: 'Schließen',
  answerFirst: 'Bitte beantworten Sie mindestens eine Frage.',
  failedTitle: 'Entwurf fehlgeschlagen',
  failed: 'Der Entwurf hat nicht geklappt. Versuchen Sie es noch einmal oder schreiben Sie selbst.',
  draftTitle: 'Ihr Entwurf',
  draftHint: 'Nur Sie sehen ihn. Ändern Sie alles, was nicht stimmt.',
  draftLabel: 'Entwurf',
  isShort:
    'Das ist alles, was Sie uns gesagt haben. Für einen längeren Text gehen Sie zurück und sagen Sie mehr.',
  leftOut: 'Weggelassen, weil es wie eine Anweisung an das Schreibprogramm klingt:',
  byServer: 'Auf diesem Server geschrieben. Ihre Antworten wurden nirgendwo anders hin gesendet.',
  byService: 'Von einem KI-Dienst geschrieben. Jeder Satz wurde mit Ihren Antworten verglichen.',
  grounds: 'Woher jeder Satz kommt',
  groundsHint: 'Zeigen oder tippen Sie auf einen Satz.',
  own: 'Das haben Sie geschrieben',
  disclosure:
    'Wenn Sie ihn verwenden, sehen Leser, dass er mit KI geschrieben und von Ihnen freigegeben wurde.',
  replaces: 'Er ersetzt, was Sie oben geschrieben haben.',
  use: 'Diesen Text verwenden',
  another: 'Andere Fassung',
  fixTitle: 'Ihr Text, korrigiert',
  fixAgree: 'Zustimmen und prüfen',
  fixing: 'Wird geprüft...',
  fixHint:
    'Nur Rechtschreibung, Zeichensetzung, Wiederholungen und Reihenfolge. Drücken Sie auf eine Änderung, um sie zurückzunehmen.',
  nothingToFix: 'Es gibt nichts zu korrigieren.',
  fixFailed: 'Die Prüfung hat nicht geklappt. Ihr Text ist unverändert.',
  useFixed: 'Korrigierten Text verwenden',
  backToQuestions: 'Zurück zu den Fragen',
}
