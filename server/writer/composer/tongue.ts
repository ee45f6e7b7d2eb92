import type { CustomerLanguage } from '#contract/languages.ts'

/** What a question asks for. It decides which sentences a bare answer such as "quick delivery" may become. */
export const topics = [
  'service',
  'bestService',
  'benefit',
  'liked',
  'likedMost',
  'before',
  'reason',
  'visit',
  'change',
  'improve',
  'disliked',
  'likedLeast',
  'negative',
  'person',
  'audience',
  'describe',
  'recommend',
  'general',
] as const
export type Topic = (typeof topics)[number]

/** Whether a question asks what was not good; an answer to it is criticism, and a mere no says nothing. */
export function isAboutFaults(topic: Topic): boolean {
  return topic === 'improve' || topic === 'disliked' || topic === 'likedLeast' || topic === 'negative'
}

/** A piece, and which list of its answer it is an item of. */
export type Item = Piece & { readonly list: number }

/** An answer, or a part of one, as its grammar allows it to be used. */
export type Piece =
  /** Stands for itself. */
  | { readonly form: 'sentence'; readonly text: string }
  /** "quick delivery": a thing that is named. */
  | {
      readonly form: 'thing'
      readonly text: string
      readonly phrase: Phrase | null
      /** "The delivery was quick." */
      readonly statement: string | null
    }
  /** "friendly and quick", of the business, of the matter, or of how the customer feels. */
  | { readonly form: 'quality'; readonly text: string; readonly of: 'them' | 'it' | 'me' }
  /** "saved us an hour", "would come back": only who did it is missing. */
  | { readonly form: 'action'; readonly text: string; readonly by: 'them' | 'me' }
  /** "Perhaps in August": decides nothing. */
  | { readonly form: 'maybe'; readonly text: string }
  | {
      readonly form: 'yes' | 'no'
      readonly text: string
      /** "in August", of "Yes, in August". */ readonly rest?: string
    }

/** A thing with its article, in the cases that the language's sentences need. */
export interface Phrase {
  readonly the: string
  /** With "of" and with "because of": Portuguese "da entrega", "pela entrega". */
  readonly of?: string
  readonly by?: string
  /** Without its article, where that is right as an object too: German "verlorene Rechnungen". */
  readonly bare?: string
  /** As an object, where that differs: German "den guten Service". */
  readonly object?: string
  readonly isPlural: boolean
}

/**
 * Sentences with slots: {x} the words themselves, {X} the same as the first words of a sentence, {the} {The} {of} {object}
 * with their article, {a} with that of one of many, {name} the words where no article is known, {more} the words when they compare, {part} with their article when they do not, {same} adjectives as
 * a masculine thing takes them, {many} as several people do, {b} the business, {n} and {m} a rating and its best, {q} the question. [was|were] is one
 * or the other by number. A frame that begins with @ and a pattern repeats a word of the question, and is for questions
 * that have it.
 */
export type Frames = readonly string[]

export interface Lexicon {
  /** Whether a sentence lacks something without its subject: Spanish and Portuguese verbs tell it by their ending. */
  readonly needsSubject: boolean
  readonly adjectives: ReadonlySet<string>
  /** Adjectives that no list has. */
  readonly adjectiveEnding: RegExp
  /** Of each form of an adjective the one for a masculine thing, where adjectives agree: "rápidas" is "rápido". */
  readonly baseForms?: ReadonlyMap<string, string>
  /** Adjectives that people say of themselves: "happy with the result". */
  readonly feelings: ReadonlySet<string>
  /** Adjectives that are said of people. */
  readonly personal: ReadonlySet<string>
  /** Lower case; the value is the language's own note on gender and number. */
  readonly nouns: ReadonlyMap<string, string>
  /** Of words that are nouns in any text, for capitals. */
  readonly nounEnding?: RegExp
  readonly determiners: ReadonlySet<string>
  readonly intensifiers: ReadonlySet<string>
  /** Begins or marks a thing of which somebody wants more, less or better: "faster replies". */
  readonly comparing: RegExp
  /** Words that are subjects wherever they are. */
  readonly subjects: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  readonly verbEnding?: RegExp
  /** Verbs whose missing subject is the customer. */
  readonly myVerbs: ReadonlySet<string>
  /** Of those, the ones that another verb follows, which has to be something that a customer does. */
  readonly modals: ReadonlySet<string>
  readonly acts: ReadonlySet<string>
  readonly relatives: ReadonlySet<string>
  /** Words that make a clause of what follows, and a thing of the clause: "how they answered". */
  readonly clauseStarts: ReadonlySet<string>
  readonly yes: ReadonlySet<string>
  readonly no: ReadonlySet<string>
  /** Words that begin an answer which decides nothing: "perhaps in August". */
  readonly maybe: ReadonlySet<string>
  /** Answers that say nothing. */
  readonly nothing: ReadonlySet<string>
  /** The word for "nothing", which answers something. */
  readonly naught: ReadonlySet<string>
  /** Words that tell of something bad. */
  readonly bad: ReadonlySet<string>
  readonly negations: ReadonlySet<string>
  /** First words that need the sentence before them. */
  readonly leaning: ReadonlySet<string>
  /** Words by which a text is known for this language. */
  readonly common: ReadonlySet<string>
}

/** The sentences of a language, from its lists of wordings. */
export interface Wordings {
  /** Openings of a sentence that follow another one and add nothing to it: "Also,". Never cause, contrast or degree. */
  readonly links: readonly string[]
  /** Beginnings of a text that say whose experience it is, ending in a colon. */
  readonly leads: Frames
  readonly titledLead: string
  readonly things: Readonly<Record<Topic, Frames>>
  /** For services that are nothing one goes to somebody for: goods, software, a meal at the place. The first that fits decides. */
  readonly services: ReadonlyArray<readonly [like: RegExp, Frames]>
  readonly qualities: Readonly<Record<'them' | 'it' | 'me', Frames>>
  readonly actions: Readonly<Record<'them' | 'me', Frames>>
  readonly naughtTo: Readonly<Partial<Record<Topic, Frames>>>
  readonly recommend: Readonly<Record<'yes' | 'surely' | 'likely' | 'perhaps' | 'no', Frames>>
  readonly rating: Frames
  /** A statement {s} that answers a question with yes or no. */
  readonly decided: Readonly<Record<'yes' | 'no', Frames>>
  /** When nothing else fits and the answer must not get lost. {q} is the question. */
  readonly quoted: Frames
}

/** What a language says between and around its sentences. */
export interface SmallWords {
  readonly and: (items: readonly string[]) => string
  /** Between two things of a list, behind "and", where that is no pleonasm. */
  readonly also: string
  /** Joins two whole sentences: the first without its period, the second as it begins inside of a sentence. */
  readonly andSentence: (first: string, second: string) => string
  /** Instead of a business without a name. */
  readonly namelessBusiness: string
  /** Connectives that a split sentence does not need at its start. */
  readonly looseAnd: RegExp
}

/** How a language asks, answers, declares and splits. */
export interface Grammar {
  /** Whether a verb without its subject can follow this frame's subject. */
  readonly fits?: (frame: string, text: string) => boolean
  /** The question as the customer would ask it of themselves, or null. */
  readonly echo: (question: string, business: string) => string | null
  /** What a bare quality to this very question becomes: "How was the setup?" gives "The setup was {x}." */
  readonly how: (question: string) => Frames
  /**
   * A statement that is only perhaps true, and what else was said of it: "Perhaps I would come back in summer." None where
   * its verb would have to change.
   */
  readonly hedged: (word: string, statement: string, rest: string) => string[]
  /** A question with its yes or no as a statement: "Was the training useful?" and no is "The training was not useful." */
  readonly declare: (question: string, isYes: boolean, business: string) => string | null
  /** What a bare answer to this very question becomes: "What did you order?" gives "I ordered {x}." */
  readonly replies: (question: string) => Frames
  /** Whether words are a sentence, by more than its lists. */
  readonly isClause?: (text: string) => boolean
  readonly phraseOf: (thing: string) => Phrase | null
  /** Of an adjective's form for a masculine thing the one for several people. */
  readonly severalOf?: (adjective: string) => string
  /** With the article of what is one of many, or null where the language's own note on the noun is missing: "a leak". */
  readonly withA?: (thing: string) => string | null
  readonly tell: (thing: string) => string | null
  /** Corrects what people type in a hurry and nobody means: "i", "dont". */
  readonly mend?: (text: string) => string
  /** With its exclamation mark, where that is more than one at the end. */
  readonly exclaimed?: (text: string) => string
  readonly fillers: RegExp
  /** Where a sentence that is too long can become two. */
  readonly seams: RegExp
  /** A formal text does without contractions. */
  readonly formal?: (text: string) => string
}

export interface Tongue extends Wordings, SmallWords, Grammar {
  readonly language: CustomerLanguage
  readonly lexicon: Lexicon
}
