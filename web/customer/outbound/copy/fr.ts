import type { OutboundCopy } from './copy.ts'

export const fr: OutboundCopy = {
  pasteThere: (platform) =>
    `Votre texte sera copié et ${platform} s’ouvrira. Collez-le là-bas. Vous pourrez le modifier avant de le publier.`,
  copyAndOpen: 'Copier et ouvrir',
  missing: 'Ce lien ne fonctionne pas',
  missingHelp: (platform) =>
    `Il est peut-être ancien, ou l’entreprise n’a pas de page sur ${platform}. Demandez un nouveau lien.`,
}
