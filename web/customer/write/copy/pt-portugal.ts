import type { WriteCopy } from './copy.ts'

export const ptPortugal: WriteCopy = {
  title: 'Ajuda para escrever',
  intro: 'Responda ao que quiser, em poucas palavras. O rascunho só diz o que disser aqui.',
  write: 'Aceitar e escrever um rascunho',
  writing: 'A escrever...',
  close: 'Fechar',
  answerFirst: 'Responda a pelo menos uma pergunta.',
  failedTitle: 'Falha ao escrever',
  failed: 'Não foi possível criar o rascunho. Tente de novo ou escreva por si.',
  draftTitle: 'O seu rascunho',
  draftHint: 'Só você o vê. Altere tudo o que não estiver certo.',
  draftLabel: 'Rascunho',
  isShort: 'Para um texto mais longo, volte atrás e conte mais.',
  leftOut: 'Fora do rascunho:',
  byServer:
    'Organizado neste servidor com as suas próprias palavras. As suas respostas não foram enviadas para mais lado nenhum.',
  byService: 'Escrito por um serviço de IA. Cada frase foi comparada com as suas respostas.',
  notAsked:
    'O serviço de IA não estava disponível, por isso este servidor organizou as suas próprias palavras. Nada foi enviado para outro lado.',
  notAnswered:
    'O serviço de IA não devolveu nada que servisse, por isso este servidor organizou as suas próprias palavras.',
  notYours:
    'O serviço de IA escreveu coisas que não disse, por isso este servidor organizou as suas próprias palavras.',
  grounds: 'De onde vem cada frase',
  groundsHint: 'Passe por cima de uma frase ou toque nela.',
  own: 'Isto foi escrito por si',
  disclosure: 'Se o usar, os leitores veem que foi escrito com IA e aprovado por si.',
  replaces: 'Substitui o que escreveu acima.',
  use: 'Usar este texto',
  another: 'Outra versão',
  fixTitle: 'O seu texto, corrigido',
  fixAgree: 'Aceitar e verificar',
  fixing: 'A verificar...',
  fixHint: 'Só ortografia, pontuação, repetições e ordem. Prima uma alteração para a desfazer.',
  nothingToFix: 'Não há nada a corrigir.',
  fixFailed: 'A verificação não funcionou. O seu texto não mudou.',
  useFixed: 'Usar o texto corrigido',
  backToQuestions: 'Voltar às perguntas',
}
