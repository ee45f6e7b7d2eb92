import type { CustomerLanguage } from '#contract/languages.ts'

/*
 * Light stemmers: they only have to bring the forms of one word together, as a text has few words and
 * the answers fewer still. What no rule finds ("went") stands in the lexicon.
 */

const lettersThatStay = 3

/** What the forms of a word have in common. */
export function stemOf(folded: string, language: CustomerLanguage): string {
  if (folded.length <= lettersThatStay || /\d/.test(folded)) return folded
  return stemmers[language](folded)
}

const stemmers: Readonly<Record<CustomerLanguage, (word: string) => string>> = {
  en: englishStem,
  de: germanStem,
  es: (word) =>
    withoutChanges(withoutEnding(word.replace(enclitic, ''), endings.es))
      .replaceAll('ie', 'e')
      .replaceAll('ue', 'o'),
  fr: (word) => withoutEnding(word, endings.fr).replace(/(?<=[lnst])[lnst]$/, ''),
  pt: (word) => withoutChanges(withoutEnding(word.replace(/oes$/, 'ao'), endings.pt)),
}

/** "Sacármela" is "sacar". */
const enclitic = /(?<=\p{L}{2}(?:[aei]r|ndo))(?:me|se|nos)?(?:l[aeo]s?)?$/u

/** Longest first, so that the first that fits is right. */
const endings = {
  es: longestFirst(
    `amientos imientos amiento imiento aciones iciones acion icion mente ariamos eriamos iriamos aremos eremos iremos
    abamos asteis isteis aban abas aba aste iste aron ieron iendo ando ados idos adas idas ado ido ada ida arian erian irian
    arias erias irias aria eria iria aran eran iran are ere ire ara era ira amos emos imos ar er ir iamos ian ias ia io ieron
    eza ez an en as es os o a e i s`,
  ),
  fr: longestFirst(
    `issements issement ements ement ations ation eraient erions eriez erons eront erais erait erai eras erez era
    iraient irions iriez irons iront irais irait irai ira issaient issons issez issent issant issait issais aient ions iez
    ais ait ai ant antes ante ons ent ees ee es er ez e eurs eur euse euses eux ive if ie is it ir i us ue u s x a`,
  ),
  pt: longestFirst(
    `amentos imentos amento imento acoes icoes acao icao mente ariamos eriamos iriamos aremos eremos iremos
    avamos aram eram iram avam ava endo ando indo ados idos adas idas ado ido ada ida ariam eriam iriam arias aria eria iria
    arei erei irei arao erao irao ara era ira amos emos imos ei ou eu iu ar er ir iam ias ia am em eza ez as es os a o e i s`,
  ),
}

type Endings = ReadonlyMap<string, readonly string[]>

/** By their last letter, so that a word is only compared with those that it may have. */
function longestFirst(list: string): Endings {
  const sorted = [...new Set(list.split(/\s+/))].toSorted((a, b) => b.length - a.length)
  const letters = new Set(sorted.map((one) => one.at(-1) ?? ''))
  return new Map([...letters].map((letter) => [letter, sorted.filter((one) => one.endsWith(letter))]))
}

function withoutEnding(word: string, all: Endings): string {
  const ending = all
    .get(word.at(-1) ?? '')
    ?.find((one) => word.length - one.length >= lettersThatStay && word.endsWith(one))
  return ending ? word.slice(0, -ending.length) : word
}

/** "Busqué" and "buscar", "pagué" and "pagar", "empecé" and "empezar". */
function withoutChanges(stem: string): string {
  return stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/z$/, 'c')
}

const notAdverbs = new Set(
  'friendly family only early daily weekly monthly yearly costly lovely ugly lonely supply apply reply holy jelly'.split(
    ' ',
  ),
)

function englishStem(word: string): string {
  let stem = word
  if (/(?:s|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`
  else if (/[^su]s$/.test(stem) && !stem.endsWith('is')) stem = stem.slice(0, -1)
  if (stem.endsWith('ied') && stem.length > 4) stem = `${stem.slice(0, -3)}y`
  else if (/[aeiouy].*(?:ed|ing)$/.test(stem) && !stem.endsWith('eed'))
    stem = undoubled(stem.replace(/(?:ed|ing)$/, ''), word)
  if (stem.endsWith('ly') && stem.length > 5 && !notAdverbs.has(stem)) stem = stem.slice(0, -2)
  stem = stem.replace(/(?<=\w{4})(?:ation|ment|ness)$/, '')
  return stem.length > lettersThatStay ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem.replace(/y$/, 'i')
}

function undoubled(stem: string, word: string): string {
  if (stem.length < lettersThatStay && !/^[a-z]e?[a-z]$/.test(stem)) return word
  return stem.replace(/([bdgmnprt])\1$/, '$1')
}

const particle = '(?:an|aus|ein|mit|her|hin|wieder|weiter|zurück|durch|auf|ab|vor|nach|zu|los|fest|weg)'
const participle = new RegExp(`^(${particle}?)ge(?=\\p{L}{3,}(?:t|(?<!ig|ich)en)$)`, 'u')
const droppedParticle = /^(?:an|aus|ein|mit|her|hin|wieder|weiter|zurück|durch)(?:zu)?(?=\p{L}{4,})/u
const germanEndings = longestFirst(
  'ungen ung heiten heit keiten keit nisse nis tes ten tet te t st est en ern em er es e n s',
)

const innerEndings = longestFirst('e en er')

function germanStem(word: string): string {
  const bare = word.replace(participle, '$1').replace(droppedParticle, '')
  const stem = withoutEnding(withoutEnding(bare, germanEndings), innerEndings)
  return stem.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')
}
