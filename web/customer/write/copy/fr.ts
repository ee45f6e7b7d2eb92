import type { WriteCopy } from './copy.ts'

export const fr: WriteCopy = {
  title: 'Aidez-moi à écrire',
  intro: 'Répondez à ce que vous voulez, en quelques mots. Le brouillon ne dit que ce que vous dites ici.',
  write: 'Accepter et rédiger un brouillon',
  writing: 'Écriture...',
  close: 'Fermer',
  answerFirst: 'Répondez à au moins une question.',
  failedTitle: 'Échec de la rédaction',
  failed: 'Le brouillon n’a pas pu être écrit. Réessayez, ou écrivez vous-même.',
  draftTitle: 'Votre brouillon',
  draftHint: 'Vous seul le voyez. Changez tout ce qui n’est pas juste.',
  draftLabel: 'Brouillon',
  isShort: 'Pour un texte plus long, revenez et dites-en plus.',
  leftOut: 'Absent du brouillon :',
  byServer:
    'Mis en ordre sur ce serveur, avec vos propres mots. Vos réponses n’ont été envoyées nulle part ailleurs.',
  byService: 'Écrit par un service d’IA. Chaque phrase a été vérifiée d’après vos réponses.',
  notAsked:
    'Le service d’IA n’était pas disponible : ce serveur a mis en ordre vos propres mots. Rien n’a été envoyé ailleurs.',
  notAnswered: 'Le service d’IA n’a rien renvoyé d’utilisable : ce serveur a mis en ordre vos propres mots.',
  notYours:
    'Le service d’IA a écrit des choses que vous n’avez pas dites : ce serveur a mis en ordre vos propres mots à la place.',
  grounds: 'D’où vient chaque phrase',
  groundsHint: 'Survolez une phrase ou touchez-la.',
  own: 'C’est vous qui l’avez écrit',
  disclosure: 'Si vous l’utilisez, les lecteurs verront qu’il a été écrit avec l’IA et approuvé par vous.',
  replaces: 'Il remplace ce que vous avez écrit plus haut.',
  use: 'Utiliser ce texte',
  another: 'Une autre version',
  fixTitle: 'Votre texte, corrigé',
  fixAgree: 'Accepter et vérifier',
  fixing: 'Vérification...',
  fixHint:
    'Seulement l’orthographe, la ponctuation, les répétitions et l’ordre. Appuyez sur un changement pour l’annuler.',
  nothingToFix: 'Il n’y a rien à corriger.',
  fixFailed: 'La vérification n’a pas marché. Votre texte n’a pas changé.',
  useFixed: 'Utiliser le texte corrigé',
  backToQuestions: 'Revenir aux questions',
}
