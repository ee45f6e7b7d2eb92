import type { OutboundCopy } from './copy.ts'

export const pt: OutboundCopy = {
  pasteThere: (platform) =>
    `Seu texto é copiado e o ${platform} se abre. Cole o texto lá e mude o que quiser antes de publicar.`,
  copyAndOpen: 'Copiar e abrir',
  missing: 'Este link não funciona',
  missingHelp: (platform) =>
    `Ele pode ser antigo, ou a empresa não tem uma página no ${platform}. Peça um novo link.`,
}
