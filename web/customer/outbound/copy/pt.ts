import type { OutboundCopy } from './copy.ts'

export const pt: OutboundCopy = {
  pasteThere: (platform) =>
    `Isso copia seu texto e abre o ${platform}. Cole o texto lá. Você ainda pode mudar antes de publicar.`,
  copyAndOpen: 'Copiar e abrir',
  missing: 'Este link não funciona',
  missingHelp: (platform) =>
    `Ele pode ser antigo, ou a empresa não tem uma página no ${platform}. Peça um novo link.`,
}
