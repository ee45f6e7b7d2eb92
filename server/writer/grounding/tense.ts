import type { CustomerLanguage } from '#contract/languages.ts'
import type { Mark } from './lexicon/marks.ts'
import type { Token } from './tokens.ts'

/** Romance verbs say by their endings what English says with "will" and "would". */
const endings: Readonly<Partial<Record<CustomerLanguage, Readonly<Partial<Record<Mark, RegExp>>>>>> = {
  es: {
    will: /(?<!(?:esp|p|t|m|g|gen|d|c))[aei]ré$|[aei]r(?:ás|á|emos|án)$/,
    // Trades end like the conditional: "fontanería".
    would:
      /(?<!fontan|carpint|ebanist|peluqu|ingeni|jardin|albañil|cerraj|lavand|pastel|repost|panad|cafet|chapist|tapic|mensaj|conserj|pizz|cervec|helad|joy|zapat|grif|tub|bat)[aei]ría(?:s|mos|n)?$/,
  },
  // Without the first person, which "esperei" has in the past.
  pt: {
    will: /[aei]r(?:ás|á|emos|ão)$/,
    would:
      /(?<!carpint|marcen|engenh|jardin|serralh|lavand|pastel|pad|confeit|livr|joalh|cervej|estof|alven|pizz|tubul|cutel)[aei]ria(?:s|m)?$|[aei]ríamos$/,
  },
  fr: {
    will: /(?:[ei]r|dr)(?:ai|as|a|ons|ont)$/,
    would: /(?<!t|dés|adm|sp)(?:[ei]r|dr)(?:ais|ait|ions|iez|aient)$/,
  },
}
const lettersOfVerb = 6
const beforeNouns =
  /^(?:el|la|los|las|un|una|lo|le|les|l'|une|des|du|de|d'|o|a|os|as|um|uma|da|do|na|no|del|al|ao|en|em|mi|meu|pela|pelo|com|con|sem|sin|para|por|chez|minha|mon|ma|su|sua|esta|este|cette|ce)$/

/** Whether a verb is in the future or the conditional. A noun such as "padaria" is known by the article before it. */
export function tenseOf(
  { role, text }: Token,
  before: Token | undefined,
  language: CustomerLanguage,
): Mark[] {
  const known = endings[language]
  if (!known || role !== 'word' || text.length < lettersOfVerb) return []
  // Portuguese "no" is "in the", Spanish "no" is "not".
  const isBeforeNoun = beforeNouns.test(before?.fold ?? '') && !(language === 'es' && before?.fold === 'no')
  if (isBeforeNoun || (before && /^\p{Lu}/u.test(text))) return []
  const word = text.toLowerCase().normalize('NFC')
  return (['will', 'would'] as const).filter((mark) => known[mark]?.test(word))
}
