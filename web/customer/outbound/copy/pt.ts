import type { OutboundCopy } from './copy.ts'

export const pt: OutboundCopy = {
  pasteThere: (platform) =>
    `Isso copia seu texto e abre o ${platform}. Cole o texto lá. Você ainda pode mudar antes de publicar.`,
  thenReturn: 'Depois, volte aqui.',
  copyAndOpen: 'Copiar e abrir',
  askPosted: 'Você já publicou?',
  posted: 'Já publiquei',
  declined: 'Não, obrigado',
  stop: 'Parar de receber estes e-mails',
  isThere: (platform) => `Meu texto já está no ${platform}`,
  thankYou: (business) => `Obrigado. ${business} já pode ver.`,
  noReminder: 'Tudo bem. Você não receberá nenhum lembrete.',
  noEmails: (business) => `Tudo bem. ${business} não enviará mais pedidos por e-mail.`,
  answerFailed: 'Sua resposta não chegou. Tente novamente.',
  missing: 'Este link não funciona',
  missingHelp: (platform) =>
    `Ele pode ser antigo, ou a empresa não tem uma página no ${platform}. Peça um novo link.`,
}
