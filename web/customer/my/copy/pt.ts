import type { MyCopy } from './copy.ts'

const noun = (isPrivate: boolean) => (isPrivate ? 'feedback' : 'depoimento')

export const pt: MyCopy = {
  pageTitle: (business, isPrivate) => `Seu ${noun(isPrivate)} para ${business}`,
  linkBroken: 'Este link não funciona',
  linkBrokenHelp:
    'Verifique se o endereço está completo. Se a empresa excluiu seu depoimento, esta página some após 30 dias.',

  withdrawn: 'Retirado',
  withdrawnText: (business, isPrivate, day) =>
    `Você retirou este ${noun(isPrivate)} em ${day}. Ele não aparece em lugar nenhum, e ${business} não pode recuperá-lo.`,
  deleted: 'Excluído',
  deletedText: (business, isPrivate) =>
    `${business} excluiu este ${noun(isPrivate)}. Ele não aparece em lugar nenhum. ${business} pode recuperá-lo por 30 dias, a menos que você o retire.`,
  waiting: 'Esperando por você',
  waitingText: (business) =>
    `${business} anotou isto como algo que você disse. Só pode aparecer se você confirmar aqui ou em uma mensagem que ${business} guarde.`,
  private: 'Privado',
  privateText: (business) => `Só ${business} pode ver este feedback. Ele não aparece em lugar nenhum.`,
  public: 'Público',
  publicText: (business) => `${business} mostra este depoimento publicamente.`,
  notPublic: 'Não público',
  notApprovedText: (business) =>
    `${business} não aprovou este depoimento, então ele não aparece em lugar nenhum.`,
  notAgreedText: 'Você não autorizou a publicação deste depoimento, então ele não aparece em lugar nenhum.',
  confirmedNote: (business) =>
    `Onde aparecer, estará indicado que você o confirmou por e-mail a pedido de ${business}.`,

  didYouSayThis: 'Você disse isto?',
  confirm: 'Sim, eu disse isto',
  confirming: 'Confirmando...',
  editFirst: 'Editar antes',
  decline: 'Não, recusar',
  declining: 'Recusando...',
  confirmNote:
    'Se você confirmar, a empresa pode mostrá-lo com seu nome até você mudar de ideia. Se recusar, ele nunca aparecerá.',
  thanks: 'Obrigado!',

  edit: (isPrivate) => `Editar ${noun(isPrivate)}`,
  afterSave: (business) => `Depois de salvar, ele só aparece quando ${business} aprovar.`,
  save: 'Salvar',
  saving: 'Salvando...',
  cancel: 'Cancelar',
  changesSaved: 'Suas mudanças foram salvas',

  consentHint: 'Desmarque o que quiser e salve. As mudanças valem em todos os lugares em um minuto.',
  saveChoices: 'Salvar escolhas',
  choicesSaved: 'Suas escolhas foram salvas',
  question: (business) => `${business} pede sua permissão`,
  untilAnswered: 'Até você responder, nada muda. Você pode mudar sua resposta aqui quando quiser.',
  yes: 'Sim',
  no: 'Não',
  send: 'Enviar resposta',
  sending: 'Enviando...',
  answerAll: 'Responda sim ou não a cada pergunta.',
  sent: 'Sua resposta foi salva',
  stopEmails: 'Não receber mais pedidos por e-mail',
  emailsStopped: (business) => `${business} não pode mais enviar pedidos a você por e-mail.`,
  allowEmails: 'Permitir novamente',
  saved: 'Sua escolha foi salva',

  withdraw: (isPrivate) => `Retirar ${noun(isPrivate)}`,
  withdrawQuestion: (isPrivate) => `Retirar seu ${noun(isPrivate)}?`,
  withdrawText: (business) =>
    `Ele some de todos os lugares em um minuto. Nem você nem ${business} poderão recuperá-lo.`,
  withdrawYes: 'Sim, retirar',
  withdrawing: 'Retirando...',
  keep: 'Manter',
  isWithdrawn: (isPrivate) => `Seu ${noun(isPrivate)} foi retirado`,

  seeProof: 'Ver a prova pública de origem',
  yourData: 'Seus dados',
  download: 'Baixar meus dados',
  erase: 'Apagar meus dados',
  eraseQuestion: 'Apagar tudo?',
  eraseText: (business) =>
    `Seu texto, nome, e-mail e foto são removidos de todos os lugares em até um minuto. Nem você nem ${business} poderão recuperá-los, e este link deixará de funcionar.`,
  eraseYes: 'Sim, apagar tudo',
  erasing: 'Apagando...',
  isErased: 'Seus dados foram apagados',
  isErasedText: 'Eles desaparecem de todos os lugares em até um minuto. Você pode fechar esta página.',

  failed: 'Não deu certo',
  tryAgain: 'Tente de novo daqui a pouco.',
  lookAgain: 'Leia de novo',
  hasChanged: 'Este depoimento mudou desde que você o abriu. Leia de novo antes de responder.',
  alreadyWithdrawn: 'Você já retirou isto.',
  onTeam: 'Este link foi enviado a alguém da equipe da empresa. Só um cliente pode confirmar um depoimento.',
  tooLong: 'Use no máximo 10.000 caracteres.',

  rewardTitle: 'Um agrado para você',
  yourReward: {
    free_item: 'Seu brinde',
    coupon: 'Seu cupom',
    discount_code: 'Seu código de desconto',
  },
  rewardWaits: (business) =>
    `ainda não está pronto. Aparecerá aqui assim que ${business} tiver um código para você.`,
  rewardNote:
    'Você o recebe não importa o que escreveu nem a nota que deu. Onde seu depoimento aparecer, estará indicado que você recebeu uma recompensa.',
  copyCode: 'Copiar código',
  qrCodeOf: (code) => `Código QR de ${code}`,
}
