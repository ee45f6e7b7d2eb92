import type { OutboundCopy } from './copy.ts'

export const fr: OutboundCopy = {
  pasteThere: (platform) =>
    `Votre texte sera copié et ${platform} s’ouvrira. Collez-le là-bas. Vous pourrez le modifier avant de le publier.`,
  thenReturn: 'Revenez ensuite ici.',
  copyAndOpen: 'Copier et ouvrir',
  askPosted: 'L’avez-vous publié ?',
  posted: 'Je l’ai publié',
  declined: 'Non merci',
  stop: 'Ne plus recevoir ces e-mails',
  isThere: (platform) => `Mon texte est maintenant sur ${platform}`,
  thankYou: (business) => `Merci. ${business} peut maintenant le voir.`,
  noReminder: 'C’est noté. Vous ne recevrez pas de rappel.',
  noEmails: (business) => `C’est noté. ${business} ne vous enverra plus de demandes par e-mail.`,
  answerFailed: 'Votre réponse n’est pas arrivée. Veuillez réessayer.',
  missing: 'Ce lien ne fonctionne pas',
  missingHelp: (platform) =>
    `Il est peut-être ancien, ou l’entreprise n’a pas de page sur ${platform}. Demandez un nouveau lien.`,
}
