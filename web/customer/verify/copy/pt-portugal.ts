import type { TableOf } from '../../../lib/copy/copy-table.ts'
import type { VerifyCopy } from './copy.ts'

/** Where Portugal says it otherwise than Brazil. */
export const ptPortugal: Partial<TableOf<VerifyCopy>> = {
  pageTitle: 'De onde vem este testemunho sobre {business}',
  missingHelp: 'Este testemunho não é público ou já não é. Só testemunhos públicos podem ser verificados.',
  team: 'De alguém da equipa da empresa',
  unnamed: 'Um cliente que prefere não ser identificado',
  howWritten: 'O cliente enviou-o pelo formulário da empresa.',
  howApproved: 'A IA escreveu-o a partir das respostas do cliente. O cliente leu-o e enviou-o.',
  howConfirmed: 'A empresa anotou-o. O cliente confirmou cada palavra.',
  howTeam: 'O e-mail do autor é de alguém da equipa.',
  suggested: 'A empresa sugeriu outro texto em {day}. Não é mostrado.',
  proofWaits: 'Este histórico é novo. É assinado dentro de uma hora.',
  proofHelp:
    'Cada passo está ligado ao anterior: nada pode ser mudado, acrescentado ou removido sem que se note.',
  data: 'Dados para programas (JSON)',
}
