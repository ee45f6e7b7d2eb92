import { useLanguage } from '../language.ts'
import de from './copy/de.json'
import en from './copy/en.json'
import es from './copy/es.json'
import fr from './copy/fr.json'
import pt from './copy/pt.json'
import { ptPortugal } from './copy/pt-portugal.ts'
import { verifySlots, type VerifyCopy } from './copy/copy.ts'
import { copyFrom } from '../../lib/copy/copy-table.ts'

export const verifyCopyIn = copyFrom<VerifyCopy>({ en, es, fr, de, pt }, verifySlots, ptPortugal)

/** The sentences of the public page about one testimonial, in the reader's language. */
export function useVerifyCopy(): VerifyCopy {
  return verifyCopyIn[useLanguage().language]
}
