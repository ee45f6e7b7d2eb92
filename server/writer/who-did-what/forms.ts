import { type CustomerLanguage } from '#contract/languages.ts'
import { participle } from './helpers.ts'
import { type Part, type Reading } from './types.ts'

/** Whether two forms of one word say something else: one or many, then or now, I or they. */
export function saysOther(part: Part, said: Part, text: Reading, source: Reading): boolean {
  const { language } = text.lexicon
  const [one, other] = [plainForm(part), plainForm(said)]
  if (one === other || part.token.role === 'number' || part.token.key.startsWith('=')) return false
  if (text.lexicon.units.has(part.token.key) && text.tokens[part.at - 1]?.role === 'number') return false
  // "Frío" and "fría" are one adjective, whatever a verb with that ending would say.
  if (
    /^(?:es|pt)$/.test(language) &&
    /[oa]s?$/.test(one) &&
    one.replace(/[oa](?=s?$)/, '') === other.replace(/[oa](?=s?$)/, '')
  )
    return false
  return (
    isOtherNumber(one, other, part, said, language, text, source) ||
    personOf(one, language, other) ||
    isPresentOfPast(one, other, part, language, text)
  )
}

function plainForm({ token }: Part): string {
  return token.text.toLowerCase().normalize('NFC')
}

const irregular: readonly string[] = [
  'man men',
  'woman women',
  'child children',
  'person people',
  'kid kids',
  'tooth teeth',
  'foot feet',
  'loaf loaves',
  'knife knives',
]

function isOtherNumber(
  one: string,
  other: string,
  part: Part,
  said: Part,
  language: CustomerLanguage,
  text: Reading,
  source: Reading,
): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const [single, singleIn, many, manyIn] =
    one.length < other.length ? [part, text, said, source] : [said, source, part, text]
  if (language === 'en') {
    if (irregular.some((row) => row.split(' ').includes(one) && row.split(' ').includes(other))) return true
    const isMany = long === `${short}s` || long === `${short}es` || long === `${short.replace(/y$/, 'i')}es`
    return (
      isMany &&
      (single.hasDeterminer || single.owner !== '' || isNounBefore(many)) &&
      !isVerbBefore(many, manyIn)
    )
  }
  if (language === 'de') {
    const areNouns = [part, said].every(({ token }) => /^\p{Lu}/u.test(token.text))
    return areNouns && isGermanPlural(short, long, single, singleIn)
  }
  if (isAgreeing(part, text) && isAgreeing(said, source)) return false
  const isMany =
    long === `${short}s` ||
    long === `${short}es` ||
    long === `${short}x` ||
    (language === 'pt' &&
      /(?:ão|m|l)$/.test(short) &&
      long.replace(/(?:ões|ães|ãos|ns|is)$/, '') === short.replace(/(?:ão|m|l)$/, ''))
  return isMany && !/(?:ás|és)$/.test(long)
}

/** "Tag", "Tage"; `single` is the shorter one. */
function isGermanPlural(short: string, long: string, single: Part, singleIn: Reading): boolean {
  const isMany =
    long === `${short}n` ||
    long === `${short}en` ||
    long === `${short}nen` ||
    long === `${short}e` ||
    long === `${short}er` ||
    long === `${short}s`
  if (!isMany) return false
  if (long === `${short}s` || (long === `${short}n` && !/(?:e|er|el)$/.test(short))) return false
  // Of "Tage" and "Tagen", both are many.
  const isOne = (reading: Reading, { at }: Part) =>
    /^(?:ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|jede|jeder|jeden|jedes|das|dem|der|die|den|ihr|ihre)$/.test(
      beforeChunk(reading, at),
    )
  // "Die Teilnehmer" are many, "von den Teilnehmern" too.
  if (/(?:er|el)$/.test(short) && long === `${short}n` && beforeChunk(singleIn, single.at) === 'die')
    return false
  return isOne(singleIn, single)
}

/** "A lu les radios", "les radios ont été lues": a participle has the number of something else. */
function isAgreeing({ at, token }: Part, { tokens, grammar, lexicon }: Reading): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at)
  return (
    participle[lexicon.language]?.test(token.fold) === true &&
    before.some(
      ({ fold }) =>
        fold === 'ete' ||
        fold === 'sido' ||
        (['is', 'was', 'has', 'had'] as const).some((kind) => grammar.has(kind, fold)),
    )
  )
}

function beforeChunk({ tokens }: Reading, at: number): string {
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index]
    if (!token || token.role === 'stop') return ''
    if (token.role === 'free') return token.fold
  }
  return ''
}

function isNounBefore({ hasDeterminer, owner, governor }: Part): boolean {
  return hasDeterminer || owner !== '' || governor !== ''
}

/** "She calls" against "a call" says nothing of how many. */
function isVerbBefore({ at }: Part, { tokens }: Reading): boolean {
  return /^(?:he|she|it|who|which|that|never|always|to|they|i|we|not)$/.test(tokens[at - 1]?.fold ?? '')
}

const endings: Readonly<Partial<Record<CustomerLanguage, ReadonlyArray<readonly [string, RegExp]>>>> = {
  es: [
    ['I', /(?:é|í)$/],
    ['we', /(?:amos|emos|imos)$/],
    ['they', /(?:aron|ieron|eron|aban|ían|aran)$/],
    ['he', /[^aeiou](?:ó|ió)$/],
    ['me', /[^aeiou]o$/],
    ['them', /[^aeiou](?:an|en)$/],
    ['him', /[^aeiou][ae]$/],
  ],
  pt: [
    ['I', /(?:[^aeo]i|ei)$/],
    ['we', /(?:amos|emos|imos|ámos)$/],
    ['they', /(?:aram|eram|iram|avam|iam)$/],
    ['he', /(?:[^aeiou]ou|[^aeiou]eu|[^aeiou]iu)$/],
    ['me', /[^aeiou]o$/],
    ['them', /[^aeiou](?:am|em)$/],
    ['him', /[^aeiou][ae]$/],
  ],
}
const past = new Set(['I', 'we', 'they', 'he'])

/** Spanish and Portuguese verbs of somebody else. */
function personOf(one: string, language: CustomerLanguage, other: string): boolean {
  const all = endings[language]
  if (!all) return false
  const of = (word: string) => all.find(([, ending]) => ending.test(word))?.[0]
  const [mine, theirs] = [of(one), of(other)]
  if (mine === undefined || theirs === undefined || mine === theirs) return false
  // Nouns and adjectives end like the present: "bonito", "bonita".
  if (!past.has(mine) && !past.has(theirs)) return false
  return past.has(mine) && past.has(theirs)
}

const presentOf: Readonly<Partial<Record<CustomerLanguage, RegExp>>> = {
  es: /[^aeiou](?:o|a|e|an|en|[aei]mos)$/,
  pt: /[^aeiou](?:o|a|e|am|em|[aei]mos)$/,
}
const pastOf: Readonly<Partial<Record<CustomerLanguage, RegExp>>> = {
  es: /(?:é|í|ó|aba|aban|ía|ían|íamos|ábamos|aste|aron|ieron)$/,
  pt: /(?:ei|[^aeo]i|ou|ava|avam|ia|iam|íamos|ávamos|aram|eram|iram)$/,
  fr: /(?:ais|ait|aient|ions)$/,
  en: /ed$|^(?:bought|brought|built|came|drove|ate|fell|felt|found|forgot|gave|went|grew|heard|held|kept|knew|left|lost|made|met|paid|ran|said|saw|sent|sold|sat|slept|spoke|spent|stood|taught|told|thought|threw|took|woke|wore|wrote|began|broke|fed)$/,
  de: /(?:te|ten)$|(?:lag|kam|ging|fand|schlief|rief|nahm|gab|stand|saß|sprach|half|aß|trank|fuhr|trug|hielt|ließ|blieb|schrieb|verlor|zog|brach|roch|riet|fiel|fing|flog|gewann|hing|klang|riss|schien|schlug|sank|strich|wuchs|wusch|betrat|las|lief|begann|vergaß|warf|bat|bot|traf|stieg|schloss)(?:en)?$/,
}

/** "I use spreadsheets" of "I used spreadsheets". */
function isPresentOfPast(
  one: string,
  other: string,
  part: Part,
  language: CustomerLanguage,
  { tokens }: Reading,
): boolean {
  const was = pastOf[language]
  if (!was?.test(other) || was.test(one)) return false
  if (/^(?:es|pt)$/.test(language) && /(?:[aí]d[oa]s?|id[oa]s?|tos?|tas?|ch[oa]s?|[aeií]r|ndo)$/.test(one))
    return false
  const before = tokens[part.at - 1]?.fold ?? ''
  if (language === 'en') {
    const base = one.replace(/(?:e|es|s)$/, '')
    const isVerb =
      /^(?:i|we|they|he|she|it|now|always|still|never|and)$/.test(before) ||
      (one.endsWith('s') && !part.hasDeterminer && part.governor === '')
    return (
      isVerb &&
      !one.endsWith('ing') &&
      before !== 'to' &&
      (!/..ed$/.test(other) || other.startsWith(base.slice(0, -1))) &&
      !/^(?:did|could)$/.test(tokens[part.at - 2]?.fold ?? '')
    )
  }
  if (language === 'fr')
    return (
      /(?:e|es|ent|s|t|ons)$/.test(one) &&
      !/(?:é|ée|er|ir|re)$/.test(one) &&
      !/^(?:a|ai|ont|avons|est|sont|en|pas|ete)$/.test(before) &&
      !/(?:ais|ait)$/.test(before)
    )
  if (language === 'de')
    return (
      /(?:e|en|t)$/.test(one) &&
      !/^(?:an|ab|auf|aus|ein|mit|vor|zu|weg|her|hin|nach|bei|los|um|zurück)?ge/.test(one) &&
      !tokens.some(({ fold }) =>
        /^(?:hat|habe|haben|wurde|wurden|konnte|konnten|musste|mussten|zu|wollte|hatte|hatten|war|waren)$/.test(
          fold,
        ),
      )
    )
  return presentOf[language]?.test(one) ?? false
}
