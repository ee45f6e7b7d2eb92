import type { CustomerLanguage } from '#contract/languages.ts'

interface Comparing {
  readonly pattern: RegExp
  readonly more: string
  readonly less: string
  readonly than: string
  readonly joints: RegExp
  /** "That of" stands for what is compared. */
  readonly standIn: RegExp
}

const comparing: Readonly<Record<CustomerLanguage, Comparing>> = {
  en: {
    pattern:
      /^([^,]+?) (is|are|was|were) (?:(more|less) (\p{L}+)|(\p{L}{3,})er)( on \p{L}+| in \p{L}+)? than (.+)$/iu,
    more: 'more',
    less: 'less',
    than: 'than',
    joints: /,? (?:and|but) |, /u,
    standIn: /^that(?= of)/iu,
  },
  es: {
    pattern:
      /^([^,]+?) (es|son|era|eran|está|están|estaba) (?:(más|menos) (\p{L}+))( el \p{L}+| los \p{L}+)? que (.+)$/iu,
    more: 'más',
    less: 'menos',
    than: 'que',
    joints: /,? (?:y|pero) |, /u,
    standIn: /^(?:el|la|los|las)(?= de)/iu,
  },
  fr: {
    pattern:
      /^([^,]+?) (est|sont|était|étaient) (?:(plus|moins) (\p{L}+))( le \p{L}+| en \p{L}+)? que (.+)$/iu,
    more: 'plus',
    less: 'moins',
    than: 'que',
    joints: /,? (?:et|mais) |, /u,
    standIn: /^(?:celui|celle|ceux|celles)(?= d)/iu,
  },
  de: {
    pattern:
      /^([^,]+?) (ist|sind|war|waren) (?:(mehr|weniger) (\p{L}+)|(\p{L}{3,})er)( am \p{Lu}\p{L}+)? als (.+)$/u,
    more: 'mehr',
    less: 'weniger',
    than: 'als',
    joints: /,? (?:und|aber) |, /u,
    standIn: /^(?:der|die|das)(?= (?:von|am|im) )/iu,
  },
  pt: {
    pattern:
      /^([^,]+?) (é|são|era|eram|está|estava) (?:(mais|menos) (\p{L}+))( a[os]? \p{L}+)? do que (.+)$/iu,
    more: 'mais',
    less: 'menos',
    than: 'do que',
    joints: /,? (?:e|mas) |, /u,
    standIn: /^(?:o|a|os|as)(?= d)/iu,
  },
}

const article =
  /^(?:The|My|Our|Their|This|El|La|Los|Las|Mi|Le|Les|L['’]|Mon|Ma|Notre|O|A|Os|As|Der|Die|Das|Mein|Meine)(?= )/u

/** What a comparison says as well: "The old office is less friendly" of "the new office is friendlier than the old office". */
export function comparedTheOtherWay(sentence: string, language: CustomerLanguage): string[] {
  const { pattern, more, less, than, joints, standIn } = comparing[language]
  return sentence
    .replace(/[.!]+$/u, '')
    .split(joints)
    .flatMap((clause) => {
      const [, one = '', is = '', degree, adjective = '', stem = '', when, other = ''] = withStem(
        pattern.exec(clause),
      )
      if (one === '') return []
      const inside = one.replace(article, (first) => first.toLowerCase())
      const isMore = degree?.toLowerCase() !== less
      const what = adjective || plainForm(stem, language)
      const [head, tail] = when
        ? [one, ` ${other} ${than}${when}`]
        : [other.replace(standIn, inside), ` ${than} ${inside}`]
      return [`${head} ${is} ${isMore ? less : more} ${what}${tail}`]
    })
}

/** Where no adjective has an ending of its own, the group for it is missing. */
function withStem(found: RegExpExecArray | null): readonly (string | undefined)[] {
  if (!found) return []
  return found.length === 8 ? found : [...found.slice(0, 5), undefined, ...found.slice(5)]
}

/** "Friendli" is "friendly", "bigg" is "big". */
function plainForm(stem: string, language: CustomerLanguage): string {
  if (language !== 'en') return stem
  return stem.replace(/i$/, 'y').replace(/([bdgmnt])\1$/, '$1')
}
