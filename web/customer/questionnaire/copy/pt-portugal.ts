import type { TableOf } from '../../../lib/copy/copy-table.ts'
import type { QuestionTable } from './copy.ts'

/** Where Portugal says it otherwise than Brazil. */
export const ptPortugal: Partial<TableOf<QuestionTable>> = {
  loading: 'A carregar as suas perguntas...',
  chooseAny: 'Escolha tudo o que se aplica.',
  ownAnswer: 'A sua resposta',
  ownAnswerMissing: 'Escreva a sua resposta.',
  skip: 'Saltar',
  contactTitle: 'Quem está a responder?',
  contactIntro: 'Lê e aprova o texto antes de qualquer envio.',
  contactPrivate: 'Só {business} verá as suas respostas. Não serão publicadas.',
  incomplete: 'Responda a todas as perguntas e indique o seu nome.',
  agreeBySubmit: 'Ao tocar em «Enviar», concorda:',
  writing: 'A escrever...',
  generationFailedText: 'Tente novamente ou contacte o suporte.',
  draftHint: 'Escrito só a partir das suas respostas. Altere o que não estiver certo.',
  ownHint: 'Nas suas próprias palavras. Só este texto é enviado.',
  noDraft: 'Não foi possível escrever o rascunho. Pode escrever o texto.',
  yourAnswers: 'As suas respostas',
}
