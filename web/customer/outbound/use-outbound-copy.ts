import type { CustomerLanguage } from '#contract/languages.ts'
import { useLanguage } from '../language.ts'
import type { OutboundCopy } from './copy/copy.ts'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { pt } from './copy/pt.ts'

const outboundCopyIn: Record<CustomerLanguage, OutboundCopy> = { en, es, fr, de, pt }

/** The sentences of the page that leads to a review site, in the customer's language. */
export function useOutboundCopy(): OutboundCopy {
  return outboundCopyIn[useLanguage().language]
}
