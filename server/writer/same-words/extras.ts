import { grammarOf } from '../grounding/lexicon/grammar.ts'
import { asksOfUs, asksWho, leavesOutTurn } from './asked.ts'
import { isPast } from './forms.ts'
import { isAuxiliary } from './passive.ts'
import { type Around, isFragment, isOurs, thirdPerson } from './fragments.ts'
import { isNamedTopic } from './replaced.ts'
import type { Line, Unit, Word } from './types.ts'

const copulas =
  /^(?:is|are|was|were|be|been|being|gets?|got|es|era|fue|fueron|ser|est|sont|etait|etaient|ete|ist|war|waren|wird|wurde|wurden|foi|foram|eram|sido|worden)$/
const participle =
  /ed$|[ai]d[oa]s?$|ées?$|és?$|^ge\p{L}+(?:t|en)$|t$|^(?:made|done|built|taken|given|seen|told|found|broken)$/u
const asksYou =
  /(?:did|do|have|had|are|were|can|would|could|will) you\b|-vous\b|\b(?:haben|hatten|sind|waren|können|kamen|wollen|nutzen|suchten|brauchten|\p{L}+e?n) Sie\b|hast du|você/iu
const asksNow =
  /since|now|chang|differen|result|ahora|cambi|mejor|maintenant|depuis|diff[ée]r|jetzt|seit|ver[äa]nder|ge[äa]nder|anders|agora|mud|diferent|consegu|logr|gagn|erreich|gain/iu

/** The words of a text, of those that a sentence of an answer lacks, that claim nothing more than it or are not known to. */
export function unlicensed(
  words: readonly Word[],
  found: readonly (Word | undefined)[],
  around: Around,
): Word[] {
  const subject = subjectBefore(words, found, around)
  // A part of a text that says why, and one that says of what, in the words of the question.
  const isLoose = !leavesOutTurn(words, around.source, around.said.lexicon.language)
  const units = [...new Set(words.map(({ unit }) => unit))]
  const hasQuestion = units.some((unit) => words.every((word, at) => word.unit !== unit || !found[at]))
  return words.filter((word, at) => {
    if (found[at] || subject.has(word)) return false
    if (isOfTime(word, around) || isNamedTopic(words, found, at, around)) return false
    const unit = unitAt(words, found, at, around)
    if (isSmallChange(word, found[at + 1], unit, around)) return false
    return !isLoose || !isHarmless(word, words[at + 1], found[at + 1], unit, hasQuestion, around)
  })
}

/** "Now" where the question asks what has changed, "before" where it asks how it was. */
function isOfTime({ token }: Word, { source, said, evidence }: Around): boolean {
  const grammar = grammarOf(said.lexicon.language)
  if (grammar.has('now', token.fold))
    return (
      asksNow.test(source.question) ||
      (!source.isOfBefore && evidence.sources.some(({ isOfBefore }) => isOfBefore))
    )
  return grammar.has('before', token.fold) && source.isOfBefore
}

/** The part of an answer that the words beside it are of. */
function unitAt(
  words: readonly Word[],
  found: readonly (Word | undefined)[],
  at: number,
  { said }: Around,
): Unit | undefined {
  const beside = words.map((word, index) => (word.unit === words[at]?.unit ? found[index] : undefined))
  const near = beside.slice(at).find(Boolean) ?? beside.slice(0, at).findLast(Boolean)
  return near && said.units[near.unit]
}

/** What may be added to any answer. */
function isSmallChange(
  word: Word,
  nextSaid: Word | undefined,
  unit: Unit | undefined,
  { said }: Around,
): boolean {
  const { token } = word
  if (opensConcession.test(token.fold)) return true
  if (token.role === 'number') return false
  const movement = movementOf(said)
  if (movement && (movement.key === token.key || isAuxiliary(word))) return true
  if (said.lexicon.units.has(token.key) && said.words.some(({ what }) => what === word.what)) return true
  const isHave = /^(?:have|has|had)$/.test(token.fold)
  if (isHave && nextSaid && isPast(nextSaid.token.text.toLowerCase(), said.lexicon.language)) return true
  return thirdPerson.test(token.fold) && unit?.inherits === true && nextSaid === unit.words[0]
}

function isHarmless(
  word: Word,
  next: Word | undefined,
  nextSaid: Word | undefined,
  unit: Unit | undefined,
  hasQuestion: boolean,
  around: Around,
): boolean {
  const { token, movable } = word
  const { source, said, evidence } = around
  const isShort = unit === undefined ? source.asksWhy : isFragment(unit)
  if (token.role === 'number') return false
  if (token.marks.length > 0 || movable === 'adverb')
    return isShort && source.askedFolds.has(token.fold) && !token.marks.includes('not')
  if (evidence.names.has(token.fold)) return isShort || said.words[0]?.what === 'they'
  if (token.role === 'cause') return source.asksWhy && hasQuestion
  if (token.role === 'word')
    return (
      (isShort || source.asksWhy) &&
      (asksWho(source)
        ? source.askedFolds.has(token.fold)
        : source.askedKeys.has(token.key) || source.granted.has(token.key))
    )
  if (token.role === 'topic') return isShort || source.askedKeys.has(token.key)
  if (token.role === 'carrier') return source.asksWhy || source.askedKeys.has(token.key)
  if (asksWho(source) && (token.person === 'i' || token.person === 'we' || movable === 'bound')) return false
  const asPerson = isHarmlessPerson({ word, next, nextSaid, isShort }, around)
  if (asPerson !== undefined) return asPerson
  if (copulas.test(token.fold))
    return (
      isShort &&
      (source.askedFolds.has(token.fold) || isApposed(nextSaid, said)) &&
      !participle.test(next?.token.text.toLowerCase() ?? '')
    )
  if (movable === 'bound' || word.what === 'of')
    return (
      isShort && (said.units.some(({ words }) => words[0] === nextSaid) || source.askedKeys.has(token.key))
    )
  return isShort || /^(?:can|there|que|qui)$/.test(token.fold)
}

/** Of a word that names a person; undefined for every other. */
function isHarmlessPerson(
  {
    word,
    next,
    nextSaid,
    isShort,
  }: { word: Word; next: Word | undefined; nextSaid: Word | undefined; isShort: boolean },
  around: Around,
): boolean | undefined {
  const { token } = word
  const { source, said } = around
  if (thirdPerson.test(token.fold) || word.what === 'they')
    return (
      isShort &&
      (source.askedFolds.has(token.fold) ||
        (word.what === 'they' && (source.isService || asksOfUs(source))) ||
        isDummy(word, next))
    )
  if (token.person === 'i' || token.person === 'we')
    return (
      asksYou.test(source.question) ||
      (isShort && source.granted.size > 0) ||
      (/^(?:es|pt)$/.test(said.lexicon.language) &&
        said.units.some(({ words }) => words[0]?.startsNoun === false && words[0] === nextSaid))
    )
  if (token.person === 'my' || token.person === 'our')
    return (
      (isShort && asksYours.test(source.question)) || isOwnElsewhere(next, around) || isBare(nextSaid, said)
    )
  if (token.person === 'me' || token.person === 'us') return isShort
  return token.person ? false : undefined
}

/** "The wardrobe, damaged in the move" was damaged. */
function isApposed(nextSaid: Word | undefined, { units }: Line): boolean {
  return nextSaid !== undefined && nextSaid.at > 0 && units[nextSaid.unit]?.words[0] === nextSaid
}

/** "It was my mother's funeral." */
function isDummy({ token }: Word, next: Word | undefined): boolean {
  return /^(?:it|es)$/.test(token.fold) && copulas.test(next?.token.fold ?? '')
}

const opensConcession = /^(?:although|though|aunque|bien que|quoique|meme si|meme s'|obwohl|embora)$/
const asksYours = /\b(?:your|Ihr\p{L}*|votre|vos|su|tu|seu|sua)\b/iu

/** "Rent went up" is said of one's own. */
function isBare(noun: Word | undefined, { words }: Line): boolean {
  return noun !== undefined && noun === words[0] && noun.article === '' && noun.token.role === 'word'
}

/** "Went from 5 days to 2" says that it fell. */
export function movementOf({ words, lexicon }: Line): { key: string; verb: Word } | undefined {
  const numberAfter = (whats: readonly string[]) =>
    words.find(
      ({ token }, at) =>
        token.role === 'number' &&
        [words[at - 1], words[at - 2]].some((word) => word && whats.includes(word.what)),
    )
  const [from, to] = [numberAfter(['from', 'of']), numberAfter(['to', 'on'])]
  const verb = words.find(({ token }) => moves.test(token.fold))
  if (!from || !to || !verb || from.at > to.at) return undefined
  const { fall, rise } = lexicon.source.granted
  return { key: Number(from.what.slice(1)) > Number(to.what.slice(1)) ? fall : rise, verb }
}

const moves = /^(?:went|gone|goes|passed|passe|passee|paso|pasaron|passou|passaram|ging|gegangen|kam)$/

/** "The hedge" where another answer says "our hedge". */
function isOwnElsewhere(noun: Word | undefined, { evidence }: Around): boolean {
  return (
    noun !== undefined &&
    evidence.sources.some(({ lines }) =>
      lines.some(({ words }) =>
        words.some(
          ({ token, what }, at) => what === noun.what && isOurs(words[at - 1]) && token.role === 'word',
        ),
      ),
    )
  )
}

/** "Dr. Salas took it out" of "Dr. Salas explained it. She took it out": who acts in the sentence before goes on to act. */
function subjectBefore(
  words: readonly Word[],
  found: readonly (Word | undefined)[],
  { said, before }: Around,
): ReadonlySet<Word> {
  const end = found.findIndex((one) => one !== undefined)
  const own = words.slice(0, Math.max(end, 0)).filter(({ token }) => !opensConcession.test(token.fold))
  const [first] = said.words
  if (!before || own.length === 0 || own.length > 3 || !first) return new Set()
  const isOpen = thirdPerson.test(first.token.fold) || (!first.startsNoun && first.token.person === undefined)
  const isOne = before.units.every(
    ({ inherits, opener }, at) => at === 0 || inherits || (opener !== '' && opener !== 'and'),
  )
  const isSame = own.every(
    (word, at) => word.what === before.words[at]?.what && word.article === before.words[at]?.article,
  )
  const isFirstPerson = said.words.some(({ token }) => token.person === 'i')
  const others = before.words.filter(
    ({ startsNoun, token }, at) =>
      at >= own.length && (startsNoun || /^\p{Lu}/u.test(token.text)) && token.role !== 'free',
  )
  if (others.length > (said.lexicon.language === 'en' ? 1 : 0) && thirdPerson.test(first.token.fold))
    return new Set()
  return isOpen && isOne && isSame && !isFirstPerson && own[0]?.startsNoun ? new Set(own) : new Set()
}
