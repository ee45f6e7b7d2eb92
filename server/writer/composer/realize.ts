import { insideSentence } from './capitals.ts'
import { filledFrames, rotated } from './frame.ts'
import type { Line } from './line.ts'
import { isCritical } from './polarity.ts'
import type { Said } from './said.ts'
import { sameForm } from './same-form.ts'
import { capitalized, ended, firstWord, withoutEnd } from './text.ts'
import { type Frames, isAboutFaults, type Item, type Piece, type Tongue, type Topic } from './tongue.ts'

type Of<Form extends Piece['form']> = Extract<Piece, { form: Form }>

/** What a sentence is made with, besides the words of the answer. */
export interface Voice {
  readonly tongue: Tongue
  readonly business: string
  /** Another number gives other sentences. */
  readonly turn: number
}

const statementTopics: ReadonlySet<Topic> = new Set(['liked', 'benefit', 'general', 'describe'])

/** The sentences that an answer gives, in its order. */
export function linesOf(said: Said, block: number, voice: Voice): Line[] {
  const { lexicon } = voice.tongue
  return groupsOf(said).map((group, at) => {
    const isOwn = group[0]?.form === 'sentence'
    const texts = textsOf(group, said, voice)
    const spare = isOwn ? [] : quotedTexts(group, said, voice)
    const text = texts[0] ?? spare[0] ?? ''
    const isAfterDecision = /^(?:yes|no)$/.test(said.pieces[0]?.form ?? '')
    return {
      texts,
      spare,
      answerIds: [said.answer.id],
      block,
      at,
      isOwn,
      isLeaning:
        at > 0 && (isAfterDecision || (isOwn && (said.isForeign || lexicon.leaning.has(firstWord(text))))),
      isCritical: isCritical(text, said, lexicon),
      hasSpecifics: /\p{N}/u.test(text) || /\p{Ll} \p{Lu}\p{Ll}/u.test(text),
    }
  })
}

/** Neighbors of one form become one sentence. */
function groupsOf({ pieces, topic }: Said): Item[][] {
  const groups: Item[][] = []
  const isLoose = topic === 'describe' || topic === 'audience'
  for (const piece of pieces) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        first.form !== 'sentence' &&
        first.list === piece.list &&
        groupKindOf(first, isLoose) === groupKindOf(piece, isLoose),
    )
    if (group) group.push(piece)
    else groups.push([piece])
  }
  return groups
}

function groupKindOf(piece: Piece, isLoose: boolean): string {
  if (isLoose && (piece.form === 'quality' || piece.form === 'thing')) return 'words'
  return piece.form === 'action' ? `${piece.form} ${piece.by}` : piece.form
}

function textsOf(group: readonly Piece[], said: Said, voice: Voice): string[] {
  const [first] = group
  if (!first) return []
  if (first.form === 'sentence') return [ended(capitalized(first.text))]
  if (first.form === 'maybe') return hedgedTexts(first.text, said, voice)
  if (first.form === 'yes' || first.form === 'no') return decidedTexts(first, said, voice)
  if (first.form === 'action') return actionTexts(first.by, group, voice)
  if (said.topic === 'describe' || said.topic === 'audience') return wordTexts(group, said, voice)
  if (first.form === 'quality') return qualityTexts(ofAll(group), group, said, voice)
  const things = group as ReadonlyArray<Of<'thing'>>
  return thingTexts(said.answer.kind === 'benefit' ? rotated(things, voice.turn) : things, said, voice)
}

/** The last way out, for what must not get lost: the question and the answer as they are. */
function quotedTexts(
  pieces: readonly Piece[],
  { answer }: Said,
  { tongue, business, turn }: Voice,
): string[] {
  if (!answer.question.includes('?')) return []
  const slots = { x: tongue.and(pieces.map(({ text }) => text)), b: business, q: answer.question.trim() }
  return filledFrames(tongue.quoted, slots, false, turn)
}

function wordTexts(group: readonly Piece[], said: Said, { tongue, business, turn }: Voice): string[] {
  const slots = { x: tongue.and(group.map(({ text }) => text)), b: business, q: said.answer.question }
  return filledFrames(tongue.things[said.topic], slots, false, turn)
}

function actionTexts(
  by: 'them' | 'me',
  group: readonly Piece[],
  { tongue, business, turn }: Voice,
): string[] {
  const x = tongue.and(group.map(({ text }) => text))
  const frames = tongue.actions[by].filter((frame) => tongue.fits?.(frame, x) ?? true)
  return filledFrames(frames, { x, b: business }, false, turn)
}

/** What several qualities are said of: of the matter, unless all are said of somebody. */
function ofAll(group: readonly Piece[]): Of<'quality'>['of'] {
  const of = new Set(group.map((piece) => (piece.form === 'quality' ? piece.of : 'it')))
  const [only = 'it'] = of
  return of.size === 1 ? only : 'it'
}

/** "Would you come back?" and "perhaps in summer" is "Perhaps I would come back in summer." */
function hedgedTexts(text: string, { answer }: Said, { tongue, business, turn }: Voice): string[] {
  const { no, yes, negations } = tongue.lexicon
  const [word = '', next = '', ...others] = text.split(/\s+/)
  const isNo = no.has(next) || negations.has(next)
  const rest = isNo || yes.has(next) ? others : [next, ...others]
  const statement = tongue.declare(answer.question, !isNo, business)
  const hedged = statement === null ? [] : tongue.hedged(word.toLowerCase(), statement, rest.join(' '))
  return rotated(
    hedged.map((text) => `${withoutEnd(capitalized(text.replace(/ {2,}/g, ' ')))}.`),
    turn,
  )
}

/** Of what asks how something was, the question itself says what was "quick". */
function qualityTexts(of: Of<'quality'>['of'], group: readonly Piece[], said: Said, voice: Voice): string[] {
  const { tongue, business, turn } = voice
  const x = tongue.and(group.map(({ text }) => text))
  const slots = { x, b: business, ...sameForm(x, tongue) }
  const asked = said.topic === 'general' && of !== 'me' ? tongue.how(said.answer.question) : []
  if (asked.length > 0) return [...filledFrames(asked, slots, false, turn), ...echoed(said, x, voice)]
  return filledFrames(tongue.qualities[of], slots, false, turn)
}

/** "How was the setup? Easy." */
function echoed({ answer }: Said, words: string, { tongue, business }: Voice): string[] {
  const question = tongue.echo(answer.question, business)
  return question === null ? [] : [`${question} ${ended(capitalized(words))}`]
}

function thingTexts(group: ReadonlyArray<Of<'thing'>>, said: Said, voice: Voice): string[] {
  const { tongue, business, turn } = voice
  const { question } = said.answer
  const things = slotsOfThings(
    group,
    said.answer.kind === 'benefit' && turn % 4 < 2 ? withAlso(tongue) : tongue,
  )
  const isMore = group.every(({ text }) => tongue.lexicon.comparing.test(text))
  const compared = isMore ? { more: things.x } : things['the'] === undefined ? {} : { part: things['the'] }
  const name = things['the'] === undefined ? { name: things.x } : {}
  const slots = { ...things, ...compared, ...name, b: business, q: question.trim() }
  const isJoined = said.topic === 'person' || said.topic === 'bestService'
  const isSeveral = isJoined && slots.x.includes(tongue.and(['', '']))
  const isPlural = isSeveral || group.length > 1 || (group[0]?.phrase?.isPlural ?? false)
  const isOpen = (said.topic === 'general' || said.topic === 'person') && question.includes('?')
  if (!isOpen) {
    const framed = filledFrames(framesFor(said.topic, slots.x, tongue), slots, isPlural, 0)
    const others = isAboutFaults(said.topic) ? echoed(said, slots.x, voice) : []
    const statements = statementTopics.has(said.topic) ? statementTexts(group, tongue) : []
    return rotated([...statements, ...framed, ...others], turn)
  }
  const replies = filledFrames(tongue.replies(question), slots, isPlural, turn)
  const others = [...statementTexts(group, tongue), ...echoed(said, slots.x, voice)]
  const isHow = tongue.how(question).length > 0
  const bare = isHow ? [ended(capitalized(slots.x))] : []
  const found = [...replies, ...rotated(others, turn), ...bare]
  if (found.length > 0 || said.topic !== 'person') return found
  return filledFrames(tongue.things.person, slots, isPlural, turn)
}

/** What is chosen from a list is goods, software, or something that is done. */
function framesFor(topic: Topic, thing: string, { things, services }: Tongue): Frames {
  const isService = topic === 'service' || topic === 'bestService'
  return (isService && services.find(([like]) => like.test(thing))?.[1]) || things[topic]
}

/** "The delivery and also the price", where there are two. */
function withAlso(tongue: Tongue): Tongue {
  const and = (items: readonly string[]) =>
    items.length === 2 && tongue.also !== ''
      ? tongue.and([items[0] ?? '', `${tongue.also} ${items[1]}`])
      : tongue.and(items)
  return { ...tongue, and }
}

function slotsOfThings(
  group: ReadonlyArray<Of<'thing'>>,
  { and, withA }: Tongue,
): { x: string } & Record<string, string> {
  const x = and(group.map(({ text }) => text))
  const ones = group.map(({ text }) => withA?.(text) ?? null).filter((one) => one !== null)
  const a = ones.length === group.length ? { a: and(ones) } : {}
  const phrases = group.map(({ phrase }) => phrase).filter((phrase) => phrase !== null)
  if (phrases.length < group.length) return { x, ...a }
  const the = and(phrases.map((phrase) => phrase.the))
  const object = and(phrases.map((phrase) => phrase.object ?? phrase.the))
  const joined = (kind: 'of' | 'by' | 'bare') => {
    const all = phrases.map((phrase) => phrase[kind]).filter((one) => one !== undefined)
    return all.length === phrases.length ? { [kind]: and(all) } : {}
  }
  return { x, ...a, the, object, ...joined('of'), ...joined('by'), ...joined('bare') }
}

/** "The delivery was quick, and the staff was friendly." */
function statementTexts(group: ReadonlyArray<Of<'thing'>>, { and }: Tongue): string[] {
  const statements = group.map((piece) => piece.statement).filter((text) => text !== null)
  if (statements.length < group.length || statements.length === 0) return []
  const clauses = statements.map((text, at) =>
    withoutEnd(at === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)),
  )
  return [`${and(clauses)}.`]
}

function decidedTexts({ form, text, rest }: Of<'yes' | 'no'>, said: Said, voice: Voice): string[] {
  const { tongue, business, turn } = voice
  const { topic, answer } = said
  const x = rest === undefined ? text : `${text}, ${rest}`
  const slots = { x, b: business, q: answer.question.trim() }
  const isNaught = [...tongue.lexicon.naught].some((word) => text.startsWith(word))
  const naught = isNaught ? (tongue.naughtTo[topic] ?? []) : []
  const fitting = naught.filter((frame) => tongue.lexicon.naught.has(text) || frame.includes('{X}'))
  if (fitting.length > 0) return filledFrames(fitting, slots, false, turn)
  const isPlain = form === 'no' || [...tongue.lexicon.yes].slice(0, 2).includes(text)
  if (topic === 'recommend' && rest === undefined) {
    return filledFrames(tongue.recommend[isPlain ? form : 'surely'], slots, false, turn)
  }
  const stated = isPlain ? tongue.declare(answer.question, form === 'yes', business) : null
  const more = rest === undefined ? '' : `, ${rest}`
  const echo = echoed(said, `${text}${more}`, voice)
  if (stated === null) return echo
  const statement = `${withoutEnd(stated)}${more}`
  const inner = { s: withoutEnd(insideSentence(statement, tongue)) }
  return [...filledFrames(tongue.decided[form], inner, false, turn), ...echo]
}
