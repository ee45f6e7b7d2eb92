import type { OutboundCopy } from './copy.ts'

export const fr: OutboundCopy = {
  pasteThere: (platform) =>
    `Votre texte est copié et ${platform} s’ouvre. Collez-le là-bas et modifiez-le comme vous voulez avant de le publier.`,
  copyAndOpen: 'Copier et ouvrir',
  missing: 'Ce lien ne fonctionne pas',
  missingHelp: (platform) =>
    `Il est peut-être ancien, ou l’entreprise n’a pas de page sur ${platform}. Demandez un nouveau lien.`,
}
