import { useLanguage } from '../language.ts'
import de from './copy/de.json'
import en from './copy/en.json'
import es from './copy/es.json'
import fr from './copy/fr.json'
import pt from './copy/pt.json'
import { ptPortugal } from './copy/pt-portugal.ts'
import { mySlots, type MyCopy } from './copy/copy.ts'
import { copyFrom } from '../../lib/copy/copy-table.ts'

export const myCopyIn = copyFrom<MyCopy>({ en, es, fr, de, pt }, mySlots, ptPortugal)

/** The sentences of the private page in the customer's language. */
export function useMyCopy(): MyCopy {
  return myCopyIn[useLanguage().language]
}
