import type { Lexicon } from '../grounding/lexicon/lexicon.ts'
import type { Token } from '../grounding/tokens.ts'
import type { Opener } from './opener.ts'

/** A word that has to be said again, small ones included; articles and words that add nothing are left out. */
export interface Word {
  readonly token: Token
  readonly at: number
  readonly unit: number
  /** What has to be the same. */
  readonly what: string
  /** The article before it. */
  readonly article: string
  readonly startsNoun: boolean
  /** Whether it begins what may stand anywhere in its clause: what a preposition binds, a time. */
  readonly movable: 'bound' | 'time' | 'adverb' | ''
}

/** A part of a sentence between commas and joints. */
export interface Unit {
  readonly opener: Opener
  readonly words: readonly Word[]
  /** Whether nobody is named in it who acts, so that whoever the unit before it names does. */
  readonly inherits: boolean
  /** Whether it is a passive that is read as an active; or a thing with how it is, or a sentence of that, read as the other. */
  readonly isTurned?: 'with agent' | 'without agent' | 'attribute' | 'description'
}

export interface Line {
  readonly words: readonly Word[]
  readonly units: readonly Unit[]
  readonly lexicon: Lexicon
  /** Whether it goes on behind what was read. */
  readonly isCut: boolean
}
