import type { WriteCopy } from './copy.ts'

export const pt: WriteCopy = {
  title: 'Ajuda para escrever',
  intro: 'Responda ao que quiser, em poucas palavras. O rascunho só diz o que você disser aqui.',
  write: 'Aceitar e escrever um rascunho',
  writing: 'Escrevendo...',
  close: 'Fechar',
  answerFirst: 'Responda a pelo menos uma pergunta.',
  failedTitle: 'Falha ao escrever',
  failed: 'Não foi possível criar o rascunho. Tente de novo ou escreva você mesmo.',
  draftTitle: 'Seu rascunho',
  draftHint: 'Só você vê. Mude tudo o que não estiver certo.',
  draftLabel: 'Rascunho',
  isShort: 'Para um texto mais longo, volte e conte mais.',
  leftOut: 'Fora do rascunho:',
  byServer:
    'Organizado neste servidor com as suas próprias palavras. Suas respostas não foram enviadas a nenhum outro lugar.',
  byService: 'Escrito por um serviço de IA. Cada frase foi comparada com suas respostas.',
  notAsked:
    'O serviço de IA não estava disponível, então este servidor organizou as suas próprias palavras. Nada foi enviado a outro lugar.',
  notAnswered:
    'O serviço de IA não devolveu nada que servisse, então este servidor organizou as suas próprias palavras.',
  notYours:
    'O serviço de IA escreveu coisas que você não disse, então este servidor organizou as suas próprias palavras.',
  grounds: 'De onde vem cada frase',
  groundsHint: 'Passe o mouse sobre uma frase ou toque nela.',
  own: 'Você escreveu isto',
  disclosure: 'Se usar, os leitores verão que foi escrito com IA e aprovado por você.',
  replaces: 'Substitui o que você escreveu acima.',
  use: 'Usar este texto',
  another: 'Outra versão',
  fixTitle: 'Seu texto, corrigido',
  fixAgree: 'Aceitar e verificar',
  fixing: 'Verificando...',
  fixHint: 'Só ortografia, pontuação, repetições e ordem. Toque em uma mudança para desfazer.',
  nothingToFix: 'Não há nada para corrigir.',
  fixFailed: 'A verificação não funcionou. Seu texto não mudou.',
  useFixed: 'Usar o texto corrigido',
  backToQuestions: 'Voltar às perguntas',
}
