import type { WriteCopy } from './copy.ts'

export const de: WriteCopy = {
  title: 'Hilfe beim Schreiben',
  intro: 'Antworten Sie mit wenigen Worten, worauf Sie möchten. Im Entwurf steht nur, was Sie hier sagen.',
  write: 'Zustimmen und Entwurf schreiben',
  writing: 'Wird geschrieben...',
  close: 'Schließen',
  answerFirst: 'Bitte beantworten Sie mindestens eine Frage.',
  failedTitle: 'Entwurf fehlgeschlagen',
  failed: 'Der Entwurf hat nicht geklappt. Versuchen Sie es noch einmal oder schreiben Sie selbst.',
  draftTitle: 'Ihr Entwurf',
  draftHint: 'Nur Sie sehen ihn. Ändern Sie alles, was nicht stimmt.',
  draftLabel: 'Entwurf',
  isShort: 'Für einen längeren Text gehen Sie zurück und erzählen Sie mehr.',
  leftOut: 'Nicht im Entwurf:',
  byServer:
    'Auf diesem Server aus Ihren eigenen Worten geordnet. Ihre Antworten wurden nirgendwo anders hin gesendet.',
  byService: 'Von einem KI-Dienst geschrieben. Jeder Satz wurde mit Ihren Antworten verglichen.',
  notAsked:
    'Der KI-Dienst war nicht verfügbar. Dieser Server hat deshalb Ihre eigenen Worte geordnet. Nichts wurde anderswohin gesendet.',
  notAnswered:
    'Der KI-Dienst hat nichts Brauchbares geliefert. Dieser Server hat deshalb Ihre eigenen Worte geordnet.',
  notYours:
    'Der KI-Dienst hat Dinge geschrieben, die Sie nicht gesagt haben. Dieser Server hat deshalb Ihre eigenen Worte geordnet.',
  grounds: 'Woher jeder Satz kommt',
  groundsHint: 'Zeigen oder tippen Sie auf einen Satz.',
  own: 'Das haben Sie geschrieben',
  disclosure:
    'Wenn Sie ihn verwenden, sehen Leser, dass er mit KI geschrieben und von Ihnen freigegeben wurde.',
  replaces: 'Er ersetzt, was Sie oben geschrieben haben.',
  use: 'Diesen Text verwenden',
  another: 'Andere Fassung',
  threeVersions: 'Drei Fassungen zeigen',
  versions: 'Fassungen',
  version: (number) => `Fassung ${number}`,
  onlyVersion: 'Aus Ihren Antworten ergibt sich keine andere Fassung.',
  versionsFailed: 'Weitere Fassungen konnten nicht erstellt werden. Diese ist unverändert.',
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
