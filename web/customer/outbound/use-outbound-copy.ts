import type { CopyLanguage } from '#shared/collection/asked-questions.ts'
import { copyLanguage } from '../../lib/copy/copy-language.ts'
import { useLanguage } from '../language.ts'
import type { OutboundCopy } from './copy/copy.ts'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { pt } from './copy/pt.ts'
import { ptPortugal } from './copy/pt-portugal.ts'

const outboundCopyIn: Record<CopyLanguage, OutboundCopy> = { en, es, fr, de, pt, 'pt-PT': ptPortugal }

/** The sentences of the page that leads to a review site, in the customer's language. */
export function useOutboundCopy(): OutboundCopy {
  return outboundCopyIn[copyLanguage(useLanguage().language)]
}
