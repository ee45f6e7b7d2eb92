import type { TableOf } from '../../../lib/copy/copy-table.ts'
import type { MyCopy } from './copy.ts'

/** Where Portugal says it otherwise than Brazil. */
export const ptPortugal: Partial<TableOf<MyCopy>> = {
  pageTitle: {
    public: 'O seu testemunho para {business}',
    private: 'O seu feedback para {business}',
  },
  linkBrokenHelp:
    'Verifique se o endereço está completo. Se a empresa eliminou o seu testemunho, esta página desaparece após 30 dias.',
  withdrawnText: {
    public:
      'Retirou este testemunho em {day}. Não aparece em lado nenhum, e {business} não o pode recuperar.',
    private: 'Retirou este feedback em {day}. Não aparece em lado nenhum, e {business} não o pode recuperar.',
  },
  deleted: 'Eliminado',
  deletedText: {
    public:
      '{business} eliminou este testemunho. Não aparece em lado nenhum. {business} pode recuperá-lo durante 30 dias, a menos que o retire.',
    private:
      '{business} eliminou este feedback. Não aparece em lado nenhum. {business} pode recuperá-lo durante 30 dias, a menos que o retire.',
  },
  waiting: 'À sua espera',
  waitingText:
    '{business} anotou isto como algo que disse. Só pode aparecer se o confirmar aqui ou numa mensagem que {business} guarde.',
  changedText:
    '{business} alterou o seu testemunho. As suas próprias palavras mantêm-se até confirmar a alteração.',
  privateText: 'Só {business} pode ver este feedback. Não aparece em lado nenhum.',
  publicText: '{business} mostra este testemunho publicamente.',
  notShownText: 'Só {business} pode ver este testemunho. Não aparece em lado nenhum.',
  notAgreedText: 'Não autorizou a publicação deste testemunho, por isso não aparece em lado nenhum.',
  confirmedNote: 'Onde aparecer, será indicado que o confirmou por e-mail a pedido de {business}.',
  didYouSayThis: 'Disse isto?',
  confirming: 'A confirmar...',
  declining: 'A recusar...',
  confirmNote:
    'Se o confirmar, a empresa pode mostrá-lo com o seu nome até mudar de ideias. Se recusar, nunca aparecerá.',
  ownWords: 'As suas próprias palavras',
  keepOwn: 'Manter as minhas palavras',
  confirmChangeNote: 'Se confirmar, este texto substitui as suas próprias palavras onde quer que apareçam.',
  edit: { public: 'Editar testemunho', private: 'Editar feedback' },
  afterSave: 'Depois de guardar, só aparece quando {business} aprovar.',
  save: 'Guardar',
  saving: 'A guardar...',
  changesSaved: 'As suas alterações foram guardadas',
  consentHint: 'Desmarque o que quiser e guarde. As alterações valem em todo o lado dentro de um minuto.',
  privateHint:
    'Continua privado, a menos que assinale a primeira caixa e guarde. {business} decide então se o mostra, com as suas estrelas como estão.',
  saveChoices: 'Guardar escolhas',
  choicesSaved: 'As suas escolhas foram guardadas',
  question: '{business} pede a sua autorização',
  untilAnswered: 'Até responder, nada muda. Pode mudar a sua resposta aqui quando quiser.',
  sending: 'A enviar...',
  sent: 'A sua resposta foi guardada',
  stopEmails: 'Não receber mais pedidos por e-mail',
  emailsStopped: '{business} já não lhe pode enviar pedidos por e-mail.',
  allowEmails: 'Permitir novamente',
  saved: 'A sua escolha foi guardada',
  phone: 'Número de telemóvel',
  phoneHint: 'Com o indicativo do país, por exemplo +351 912 345 678',
  phoneWrong: 'Indique o seu número com o indicativo do país.',
  otherPhone: '{business} tem outro número seu. Peça que o alterem.',
  textsAllowed: '{business} pode enviar-lhe mensagens de texto para o número que termina em {ending}.',
  textsStopped:
    'Respondeu SAIR e não recebe mensagens de texto. Para as permitir novamente, responda VOLTAR.',
  withdraw: { public: 'Retirar testemunho', private: 'Retirar feedback' },
  withdrawQuestion: { public: 'Retirar o seu testemunho?', private: 'Retirar o seu feedback?' },
  withdrawText: 'Desaparece de todo o lado dentro de um minuto. Nem você nem {business} o poderão recuperar.',
  withdrawing: 'A retirar...',
  isWithdrawn: { public: 'O seu testemunho foi retirado', private: 'O seu feedback foi retirado' },
  yourData: 'Os seus dados',
  download: 'Descarregar os meus dados',
  erase: 'Apagar os meus dados',
  eraseText:
    'O seu texto, nome, e-mail e fotografia são removidos de todo o lado dentro de um minuto. Nem você nem {business} os poderão recuperar, e este link deixará de funcionar.',
  erasing: 'A apagar...',
  isErased: 'Os seus dados foram apagados',
  isErasedText: 'Desaparecem de todo o lado dentro de um minuto. Pode fechar esta página.',
  failed: 'Não resultou',
  tryAgain: 'Tente novamente daqui a pouco.',
  lookAgain: 'Leia novamente',
  hasChanged: 'Este testemunho mudou desde que o abriu. Leia novamente antes de responder.',
  alreadyWithdrawn: 'Já retirou isto.',
  onTeam: 'Este link foi enviado a alguém da equipa da empresa. Só um cliente pode confirmar um testemunho.',
  tooLong: 'Use no máximo 10 000 caracteres.',
  rewardTitle: 'Um mimo para si',
  yourReward: {
    free_item: 'O seu brinde',
    coupon: 'O seu cupão',
    discount_code: 'O seu código de desconto',
  },
  rewardWaits: 'ainda não está pronto. Aparecerá aqui assim que {business} tiver um código para si.',
  rewardNote:
    'Recebe-o seja qual for o que escreveu e a nota que deu. Onde o seu testemunho aparecer, será indicado que recebeu uma recompensa.',
}
