import { type Brief, type Draft, wordRange } from '../brief.ts'
import { fitting, type Room } from './fit.ts'
import type { GroundCheck, Line } from './line.ts'
import { openings, orderAnswers } from './plan.ts'
import { hashOf, randomFrom } from './random.ts'
import { linesOf, type Voice } from './realize.ts'
import { finishText, withMarks, withoutRepeats, withVariedBeginnings, type Written } from './revise.ts'
import { type Said, saidIn } from './said.ts'
import { scoreLine } from './scores.ts'
import { splitLong } from './split-long.ts'
import { countWords } from './text.ts'
import type { Tongue } from './tongue.ts'
import { tongues } from './tongues.ts'
import { type Opening, openingOf } from './opening.ts'

/** How far into the range of its length a text goes. */
const fullness = {
  concise: 0.15,
  casual: 0.5,
  professional: 0.5,
  enthusiastic: 0.55,
  detailed: 0.85,
} as const
/** Words for what the revision adds: an opening, and links between sentences. */
const reserve = 8
/** How many ways to say the same are enough to choose from. */
const wordings = 4

/**
 * Writes a testimonial out of a customer's answers: their own sentences, put in order, and sentences made of their
 * shorter answers. Each says what its answers say and nothing else. The same brief gives the same text; another seed
 * gives another one.
 */
export function composeDraft(brief: Brief, isGrounded: GroundCheck = () => true): Draft {
  const tongue = tongues[brief.language]
  const business = brief.business.trim() || tongue.namelessBusiness
  const [least, most] = wordRange[brief.length]
  const lines = chosen(brief, tongue, isGrounded)
  const manner = { tongue, business, most, turn: brief.seed >>> 0, isGrounded }
  const varied = within(withVariedBeginnings(lines, manner), most)
  const written = withMarks(varied, brief.tone, tongue)
  const formal = brief.tone === 'Casual' ? undefined : tongue.formal
  const sentences = written.map(({ text, answerIds }) => ({
    text: finishText(formal?.(text) ?? text, tongue, business),
    answerIds,
  }))
  return { sentences, isShort: countWords(sentences.map(({ text }) => text).join(' ')) < least }
}

/** Another wording may be longer than the one that was counted: then the last sentence that is no criticism goes. */
function within(written: readonly Written[], most: number): Written[] {
  const words = countWords(written.map(({ text }) => text).join(' '))
  const last = written.findLastIndex(({ isCritical }, at) => !isCritical && at > 0)
  return words <= most || last === -1 ? [...written] : within(written.toSpliced(last, 1), most)
}

/** The sentences of the text, in its order. */
function chosen(brief: Brief, tongue: Tongue, isGrounded: GroundCheck): Line[] {
  const keepsEmoji = brief.tone === 'Casual' || brief.tone === 'Enthusiastic'
  const said = brief.answers.map((answer) => saidIn(answer, tongue, keepsEmoji)).filter((one) => one !== null)
  if (said.length === 0) return []
  const random = randomFrom(Math.imul(brief.seed + 1, 0x9e3779b1))
  const business = brief.business.trim() || tongue.namelessBusiness
  const voice = (block: number): Voice => ({ tongue, business, turn: turnOf(said[block], block, brief.seed) })
  const [least, most] = wordRange[brief.length]
  const room = {
    most: most - reserve,
    target: least + (most - least) * fullness[brief.writingStyle],
    prefersSpecifics: brief.includeSpecifics,
    random,
  }
  const lines = withScores(said, linesFor(said, voice, room), voice, room)
  const order = orderAnswers(said, lines, brief, random)
  const opening = openingOf(openings(said, order, lines), lines, brief, { tongue, isGrounded })
  return inOrder(grounded(fitting(lines, opening.line, room), isGrounded), order, opening)
}

/** Of each sentence the wordings that pass. The customer's own sentences need no leave. */
function grounded(lines: readonly Line[], isGrounded: GroundCheck): Line[] {
  const passed = lines.map((line) =>
    line.isOwn ? line : { ...line, texts: firstGrounded(line.texts, isGrounded) },
  )
  return withSpare(passed, isGrounded)
}

/** Quotes of questions only for criticism without another wording, or when there is nothing else. */
function withSpare(lines: readonly Line[], isGrounded: GroundCheck): Line[] {
  const isAll = lines.every(({ texts }) => texts.length === 0)
  return lines
    .map((line) =>
      line.texts.length === 0 && (line.isCritical || isAll)
        ? { ...line, texts: firstGrounded(line.spare, isGrounded) }
        : line,
    )
    .filter(({ texts }) => texts[0] !== undefined && texts[0] !== '')
}

/**
 * The answers decide where the turn begins, the seed how far it goes, each answer's at its own pace: neighboring seeds do
 * not give the same, and all wordings together come back late.
 */
function turnOf(said: Said | undefined, block: number, seed: number): number {
  const begin = hashOf(said ? said.answer.question + said.answer.answer : '') % 997
  return begin + (seed >>> 0) + Math.floor((seed >>> 0) / (2 + (block % 3)))
}

function linesFor(said: readonly Said[], voice: (block: number) => Voice, { most, random }: Room): Line[] {
  const lines = said.flatMap((one, block) => (one.score ? [] : linesOf(one, block, voice(block))))
  const longest = Math.min(most, 34 + Math.floor(random() * 6))
  return withSpare(withoutRepeats(splitLong(lines, longest, voice(0).tongue)), () => true)
}

/** Ratings are shown beside a text anyway: they are said in it when it is short, or when nothing else tells of a low one. */
function withScores(
  said: readonly Said[],
  lines: Line[],
  voice: (block: number) => Voice,
  { target, random }: Room,
): Line[] {
  const words = countWords(lines.map(({ texts }) => texts[0]).join(' '))
  const isCritical = lines.some((line) => line.isCritical)
  const scores = said
    .map((one, block) => scoreLine(one, block, voice(block)))
    .filter((line) => line !== null)
    .filter((line) => words < target || (line.isCritical && !isCritical) || random() < 0.2)
  return [...lines, ...scores]
}

function firstGrounded(texts: readonly string[], isGrounded: GroundCheck): string[] {
  const passed: string[] = []
  for (const text of texts) {
    if (passed.length < wordings && isGrounded(text)) passed.push(text)
  }
  return passed
}

function inOrder(lines: readonly Line[], order: readonly number[], opening: Opening): Line[] {
  const first = opening.line?.block
  const blocks = [...(first === undefined ? [] : [first]), ...order.filter((block) => block !== first)]
  const sorted = blocks.flatMap((block) =>
    lines.filter((line) => line.block === block).toSorted((one, other) => one.at - other.at),
  )
  const [begun, ...rest] = sorted
  return begun && opening.text !== undefined ? [{ ...begun, texts: [opening.text] }, ...rest] : sorted
}
