import type { CustomerLanguage } from '#contract/languages.ts'
import type { Reading, Segment } from './types.ts'

type Gender = 'he' | 'she'

/** What shows the gender of a noun before it, or is one of a known gender itself, and the pronouns of both. */
const shown: Readonly<
  Record<CustomerLanguage, Readonly<Record<Gender, RegExp>> & { pronouns: Record<Gender, RegExp> }>
> = {
  en: {
    he: /^(?:father|dad|husband|brother|son|uncle|grandfather|boy|man|nephew|mr)$/,
    she: /^(?:mother|mom|mum|wife|sister|daughter|aunt|grandmother|girl|woman|lady|niece|mrs|ms)$/,
    pronouns: { he: /^he$/, she: /^she$/ },
  },
  es: {
    he: /^(?:el|un|este|ese|nuestro|otro)$/,
    she: /^(?:la|una|esta|esa|nuestra|otra)$/,
    pronouns: { he: /^el$/, she: /^ella$/ },
  },
  fr: {
    he: /^(?:le|un|mon|ton|son|ce|cet|au|du)$/,
    she: /^(?:la|une|ma|ta|sa|cette)$/,
    pronouns: { he: /^ils?$/, she: /^elles?$/ },
  },
  de: {
    he: /^(?:herr|mann|vater|bruder|sohn|onkel)$/,
    she: /^(?:frau|mutter|schwester|tochter|tante)$/,
    pronouns: { he: /^er$/, she: /^sie$/ },
  },
  pt: {
    he: /^(?:o|um|meu|nosso|seu|este|esse|ao|do|no|outro)$/,
    she: /^(?:a|uma|minha|nossa|sua|esta|essa|da|na|outra)$/,
    pronouns: { he: /^eles?$/, she: /^elas?$/ },
  },
}

/** "She showed me" is not said of my brother. */
export function isOtherGender(
  named: readonly Reading[],
  key: string,
  segment: Segment | undefined,
  reading: Reading,
): boolean {
  const { he, she, pronouns } = shown[reading.lexicon.language]
  const inside = segment ? reading.tokens.slice(segment.from, segment.to) : []
  const isIn = (gender: Gender) => inside.some(({ fold }) => pronouns[gender].test(fold))
  const [isHe, isShe] = [isIn('he'), isIn('she')]
  if (isHe === isShe) return false
  const other = isHe ? she : he
  return (
    named.length > 0 &&
    named.every(({ tokens, segments }) =>
      segments
        .flatMap(({ parts }) => parts)
        .filter(({ token }) => token.key === key)
        .every(({ at }) => [tokens[at - 1], tokens[at]].some((one) => other.test(one?.fold ?? ''))),
    )
  )
}
