import type { CustomerLanguage } from '#contract/languages.ts'
import type { LexiconSource } from './source.ts'
import { wordsIn } from './words-in.ts'

const english = { more: ['er'], most: ['est'] }
const german = { more: ['er', 'ere', 'eren', 'erer', 'eres', 'erem'], most: ['sten', 'ste', 'ster', 'stes'] }

/** "Faster" and "fastest" of "fast", which say something else. */
export function comparedForms(
  { compared }: LexiconSource,
  language: CustomerLanguage,
): { base: string; form: string; mark: 'more' | 'most' }[] {
  const endings = language === 'en' ? english : german
  return wordsIn(compared, language).flatMap((base) =>
    (['more', 'most'] as const).flatMap((mark) =>
      endings[mark].map((ending) => ({ base, form: comparedStemOf(base, language) + ending, mark })),
    ),
  )
}

/** "Bigger", "nicer" and "easier" change the end of the word. */
function comparedStemOf(base: string, language: CustomerLanguage): string {
  if (language !== 'en') return base
  const doubled = /[^aeiou][aeiou][bdgmnt]$/.test(base) ? base + base.at(-1) : base
  return doubled.replace(/e$/, '').replace(/y$/, 'i')
}
