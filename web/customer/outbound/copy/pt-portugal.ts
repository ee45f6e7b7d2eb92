import type { OutboundCopy } from './copy.ts'
import { pt } from './pt.ts'

export const ptPortugal: OutboundCopy = {
  ...pt,
  pasteThere: (platform) =>
    `Isto copia o seu texto e abre o ${platform}. Cole lá o texto. Ainda o pode alterar antes de publicar.`,
  askPosted: 'Já publicou?',
  stop: 'Deixar de receber estes e-mails',
  isThere: (platform) => `O meu texto já está no ${platform}`,
  noReminder: 'Tudo bem. Não receberá nenhum lembrete.',
  noEmails: (business) => `Tudo bem. ${business} não lhe enviará mais pedidos por e-mail.`,
  answerFailed: 'A sua resposta não chegou. Tente novamente.',
  missingHelp: (platform) =>
    `Pode ser antigo, ou a empresa não tem uma página no ${platform}. Peça um novo link.`,
}
