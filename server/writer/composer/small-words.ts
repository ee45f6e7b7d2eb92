import type { CustomerLanguage } from '#contract/languages.ts'
import { joinedBy } from './questions.ts'
import { firstWord } from './text.ts'
import type { SmallWords } from './tongue.ts'

export const smallWords: Readonly<Record<CustomerLanguage, SmallWords>> = {
  en: { ...joinedBy(() => 'and'), also: '', namelessBusiness: 'them' },
  es: {
    ...joinedBy((next) => (/^(?:i|hi(?!e))/.test(firstWord(next)) ? 'e' : 'y')),
    also: 'también',
    namelessBusiness: 'esta empresa',
  },
  fr: { ...joinedBy(() => 'et'), also: 'aussi', namelessBusiness: 'cette entreprise' },
  de: { ...joinedBy(() => 'und'), also: 'auch', namelessBusiness: 'diesem Betrieb' },
  pt: { ...joinedBy(() => 'e'), also: 'também', namelessBusiness: 'esta empresa' },
}
