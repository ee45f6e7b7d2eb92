import type { Answer } from '../briefs/brief.ts'
import type { Lexicon } from './words/lexicon.ts'
import { isDissatisfied, isSentence } from './kind-of-words.ts'

/*
 * Questions are read without accents, in every language: a business may ask in another one than its customer answers in.
 */
const faults = anyOf(
  /\bimprov|\b(?:could|should|would|can|do|done|have)\b.*\b(?:better|differently)\b|\bmissing\b|\bwould you change\b/,
  /\b(?:like|enjoy|love)d? (?:the )?least|\b(?:dis|not |n['’]t )like|\bwrong\b|\bdisappoint|\bdownside/,
  /\bmejor(?:ar\w*|emos|e)\b|\bpod\w*\b.*\bmejor\b|\bcambiaria|\bfalt[ao]\b|\bmenos\b.*\bgust|\bgusto menos/,
  /\bno (?:te|le|les|os) gust|\bdesagrad|\bdecepcion|\bsali\w* mal/,
  /\bamelior|\b(?:pourr|aur|dev|fer|pouv)\w*\b.*\bmieux\b|\bmanqu|\bchangeriez|\bmoins (?:aim|plu)|\bpas (?:aim|plu)|\bdecu|\bmal passe/,
  /\b(?:konn|soll|hatt|mach|kann)\w*\b.*\bbesser\b|\bverbesser|\bandern\b|\banders machen|\bfehlt|\bwenigsten\b|\bnicht gefallen|\b(?:ge)?stort\b|\benttausch/,
  /\bmelhorar|\bmelhor[ae]mos|\b(?:pod|dev)\w*\b.*\bmelhor\b|\bmudaria|\bmenos gost|\bgost\w* menos|\bnao gost|\bdececion|\bcorreu mal/,
  /\bnegati[vf]/,
  /\bsuggest|\badvice\b|\bconseil|\bconsejo|\bsuger|\b(?:rat|tipp|tipps)\b|\bvorschl|\bconselho|\bdica/,
)
/** What was there before the business, or brought somebody to it: its faults are not the business's. */
const earlier = anyOf(
  /\bbefore\b|\b(?:what|which) (?:problem|challenge)|\bbrought you\b|^why\b.*\b(?:come|came|call|contact|visit)/,
  /\bantes\b|\bque problema|\bqual (?:era o )?problema|\bpor ?que\b.*\b(?:vino|vinist|acudi|veio|vier)/,
  /\bavant\b|\bquel probleme|\bpourquoi\b.*\bvenu|\b(?:vorher|zuvor)\b|\bwelches problem|\bwarum\b.*\bgekommen/,
)
/** Why it was this business, or what happened: what is bad in it may be somebody else's fault. */
const circumstances = anyOf(
  /\bwhat happened\b|\bque (?:paso|aconteceu)|\bs'est(?:-il)? passe|\bpassiert\b/,
  /^why\b.*\b(?:choose|chose|pick)|\bpor ?que\b.*\b(?:elig|escog|escolh)|\bpourquoi\b.*\bchois|\bwarum\b.*\b(?:entschieden|gewahlt)/,
)
/** Asked with or to whom: an answer without a verb is somebody who has no part in the experience. */
const otherPeople = anyOf(
  /\b(?:who|whom)\b.*\b(?:with|to|recommend)\b|\b(?:a|con|com|avec|mit) (?:quien|quienes|quem|qui|wem)\b|\bwem\b/,
)
const anybody =
  /^(?:(?:a|para|à|pour|to|for|an|für) )?(?:people|anyone|anybody|everyone|those|gente|quien|quienes|personas|todos|cualquiera|quem|pessoas|qualquer|ceux|celles|gens|personnes|tous|des|wer|alle|allen|jede[mnr]?|leuten?|menschen)\b/i
const praise = anyOf(
  /\b(?:like|love|enjoy|good|well|best|chang|difference|result|benefit|stood out|different)/,
  /\b(?:gust|encant|bueno|mejor\b.*\bparte|cambi|resultado|ventaja|beneficio|destac)/,
  /\b(?:aime|plu\b|apprecie|bien|chang|resultat|avantage|marque)/,
  /\b(?:gefall|gefiel|gut\b|besten\b|verander|geander|ergebnis|anders|vorteil|nutzen)/,
  /\b(?:gost|agrad|bom\b|mudou|mudanca|vantage|beneficio|melhor parte)/,
)

/**
 * Whether words would say something else, or nothing, without what was asked: a bare number, "faster delivery" under
 * "What could be better?", "slow reports" under "What problem did you have?", "my neighbors" under "Who would you
 * recommend us to?".
 */
export function needsItsQuestion(text: string, { question }: Answer, lexicon: Lexicon): boolean {
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(text)) return true
  const asked = plain(question)
  if (otherPeople.test(asked) && anybody.test(text)) return true
  if (isSentence(text, lexicon)) return false
  const isBad = isDissatisfied(text, lexicon)
  const wish = lexicon.comparing.exec(text)
  if (faults.test(asked)) return !isBad || wish !== null
  if (wish?.index === 0 && !praise.test(asked)) return true
  return earlier.test(asked) || otherPeople.test(asked) || (isBad && circumstances.test(asked))
}

/** Whether a question asks for what was not good. */
export function asksForFaults(question: string): boolean {
  return faults.test(plain(question))
}

function plain(question: string): string {
  return question.normalize('NFD').replace(/\p{M}/gu, '')
}

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'i')
}
