import type { CustomerLanguage } from '#contract/languages.ts'
import type { Source } from '../grounding/evidence.ts'
import type { Mark } from '../grounding/lexicon/marks.ts'
import type { Word } from './types.ts'

const turning: ReadonlySet<Mark> = new Set([
  'not',
  'ceased',
  'would',
  'could',
  'should',
  'will',
  'maybe',
  'if',
])

/** What was hoped for, missed or feared is not there. */
const wishes: Readonly<Record<CustomerLanguage, RegExp>> = {
  en: /^(?:hop|expect|want|wish|worr|fear|afraid|concern|plan|need|miss|lack|look)/,
  es: /^(?:esper|quer|quis|dese|temi|preocup|necesit|falt|echa|mejorar|pod|gustari|cambiari)/,
  fr: /^(?:esper|voul|souhait|crai|inqui|besoin|manqu|pourr|devr|aimeri|amelior)/,
  de: /^(?:hoff|wünsch|woll|möcht|erwart|befürcht|sorg|brauch|fehl|könnt|sollt|würd|hätt|verbess)/,
  pt: /^(?:esper|quer|quis|desej|temi|rece|preocup|precis|falt|pod|dever|gostari|mudari|melhorar)/,
}

/** Whether a text that puts a short answer into the words of its question leaves out what the question makes of it. */
export function leavesOutTurn(words: readonly Word[], source: Source, language: CustomerLanguage): boolean {
  return source.asked.words
    .filter(({ token }) => token.marks.some((mark) => turning.has(mark)) || wishes[language].test(token.fold))
    .some(({ what, token }) => !words.some((word) => word.what === what || word.token.fold === token.fold))
}

const who = /^[¿\s]*(?:who|qui|wer|quem|qui[eé]n(?:es)?)(?!\p{L})/iu

/** "Who helped you?": the answer is the one who did it. */
export function asksWho({ question }: Source): boolean {
  return who.test(question)
}

const us = /(?<!\p{L})(?:we|us|nosotros|nous|wir|nós|avons)(?!\p{L})/iu

/** "What did we fix?": they did it. */
export function asksOfUs({ question }: Source): boolean {
  return us.test(question)
}
