import type { CopyLanguage } from '#shared/collection/asked-questions.ts'
import { copyLanguage } from '../../lib/copy/copy-language.ts'
import { useLanguage } from '../language.ts'
import type { WriteCopy } from '../write/copy/copy.ts'
import { de } from '../write/copy/de.ts'
import { en } from '../write/copy/en.ts'
import { es } from '../write/copy/es.ts'
import { fr } from '../write/copy/fr.ts'
import { pt } from '../write/copy/pt.ts'
import { ptPortugal } from '../write/copy/pt-portugal.ts'

const writeCopyIn: Record<CopyLanguage, WriteCopy> = { en, es, fr, de, pt, 'pt-PT': ptPortugal }

/** The sentences of the help with writing, in the customer's language. */
export function useWriteCopy(): WriteCopy {
  return writeCopyIn[copyLanguage(useLanguage().language)]
}
