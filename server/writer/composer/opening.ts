import type { Brief } from '../brief.ts'
import { insideSentence } from './capitals.ts'
import { filledFrames, rotated } from './frame.ts'
import type { GroundCheck, Line } from './line.ts'
import { hashOf } from './random.ts'
import { countWords, firstWord, wordTokensOf } from './text.ts'
import type { Tongue } from './tongue.ts'

/** How a text begins: which line comes first, and with which of its wordings. */
export interface Opening {
  readonly line: Line | undefined
  readonly text?: string
}

interface Beginning {
  readonly tongue: Tongue
  readonly isGrounded: GroundCheck
  readonly answers: number
  readonly business: string
  /** The words of the answers that the line rests on. */
  readonly said: ReadonlySet<string>
}

/** With fewer beginnings, a customer who asks for another text would get one of the last few again. */
const leastWays = 10
/** Another sentence that can be said in several ways makes up for so many beginnings. */
const waysOfAnother = 1
/** So many wordings of one line are enough to begin with. */
const wordings = 12

/** Each beginning takes its turn. One with a lead comes only where there are few: people begin with what they have to say. */
export function openingOf(
  blocks: readonly number[],
  lines: readonly Line[],
  brief: Brief,
  { tongue, isGrounded }: { tongue: Tongue; isGrounded: GroundCheck },
): Opening {
  const answered = brief.answers.map(({ answer }) => answer).join('\n')
  const answers = hashOf(answered)
  const firsts = blocks
    .map((block) => lines.find((line) => line.block === block))
    .filter((line) => line !== undefined)
    .toSorted((one, other) => one.block - other.block)
    .map((line) => ({
      line,
      ...beginningsOf(line, {
        tongue,
        isGrounded,
        answers,
        said: wordsSaid(brief, line),
        business: brief.business,
      }),
    }))
    .map(({ line, texts, all }, _, { length }) => ({ line, texts: length > 1 ? texts : all, all }))
  const plain = Array.from({ length: wordings }, (_, at) =>
    firsts.flatMap(({ line, texts }) => (texts[at] === undefined ? [] : [{ line, text: texts[at] }])),
  ).flat()
  const leads = leadsFor(brief, tongue)
  const varied = lines.filter(({ isOwn, texts }) => !isOwn && texts.length > 1).length
  const least = leastWays - Math.max(0, varied - 1) * waysOfAnother
  const ways = plain.length + Math.min(leads.length, Math.max(0, least - plain.length))
  const way = (answers + (brief.seed >>> 0)) % Math.max(1, ways)
  const turn = way - plain.length
  const first = firsts[Math.max(0, turn) % Math.max(1, firsts.length)]
  if (turn < 0 || !first) return plain[way] ?? { line: first?.line }
  const text = led(first.all, inTurn(leads, turn + (answers % leads.length), brief.business), {
    tongue,
    business: brief.business,
    isGrounded,
  })
  return { line: first.line, ...(text === undefined ? {} : { text }) }
}

/**
 * The wordings that a text can begin with, in an order that no seed changes, but few that begin with "At Acme".
 * "Yes," and "And" need something before them.
 */
function beginningsOf(
  { texts, isOwn }: Line,
  { tongue, isGrounded, answers, business, said }: Beginning,
): { texts: readonly string[]; all: readonly string[] } {
  if (isOwn) return { texts: texts.slice(0, 1), all: texts.slice(0, 1) }
  const { lexicon, and } = tongue
  const joiner = and(['', '']).trim()
  const isConnecting = (word: string) => lexicon.yes.has(word) || lexicon.no.has(word) || word === joiner
  const place = (text: string) => hashOf(text + String(answers)) + (/[:?]/.test(text) ? 2 ** 32 : 0)
  const found: string[] = []
  let placed = 0
  const most = countWords(business) > 2 ? 0 : 1
  for (const text of texts.toSorted((one, other) => place(one) - place(other))) {
    const isAlike = /^\p{L}{1,5} $/u.test(text.split(business)[0] ?? '')
    if (found.length >= wordings || (isAlike && placed >= most) || isConnecting(firstWord(text))) continue
    if (!isGrounded(text)) continue
    found.push(text)
    placed += Number(isAlike)
  }
  // With the business's name, or the customer's own words, texts do not begin alike.
  const natural = found.filter((text) => !/[:?]/.test(text))
  const [name = ''] = business.split(' ')
  const isNamed = (text: string) => text.split(' ').slice(0, 4).includes(name)
  const saysSoon = (text: string) =>
    wordTokensOf(text)
      .slice(0, 4)
      .some((word) => word.length > 3 && said.has(word))
  const named = natural.filter(isNamed)
  const telling = natural.filter((text) => !isNamed(text) && saysSoon(text))
  const sample = telling.filter((text) => hashOf(text) % 3 === answers % 3)
  const all = natural.length > 0 ? natural : found
  const own = named.length > 0 ? [...named, ...(named.length < 2 ? sample.slice(0, 1) : [])] : telling
  return { texts: own.length > 0 ? own : all, all }
}

function wordsSaid({ answers }: Brief, { answerIds }: Line): ReadonlySet<string> {
  return new Set(
    answers.filter(({ id }) => answerIds.includes(id)).flatMap(({ answer }) => wordTokensOf(answer)),
  )
}

/** The lead whose turn it is, then one without the business's name whose turn it is, then the others. */
function inTurn(leads: readonly string[], turn: number, business: string): string[] {
  const [first = '', ...others] = rotated(leads, turn)
  const unnamed = leads.filter((lead) => !lead.includes(business))
  return [first, ...rotated(unnamed, turn), ...others]
}

/** A lead before the wording that bears it best: without a second colon, and with the business's name once. */
function led(
  texts: readonly string[],
  leads: readonly string[],
  { tongue, business, isGrounded }: { tongue: Tongue; business: string; isGrounded: GroundCheck },
): string | undefined {
  const bearing = [...texts.filter((one) => !/[:?]/.test(one)), ...texts]
  for (const lead of leads) {
    const text = bearing.find((one) => !(one.includes(business) && lead.includes(business)))
    if (text === undefined) continue
    const begun = text.includes(':')
      ? lead.replace(/[\s\u00a0]*: $/, ' – ') + insideSentence(text, tongue)
      : lead + text
    if (isGrounded(begun)) return begun
  }
  return texts[0]
}

function leadsFor(
  { business, customer, customerType }: Brief,
  { leads, titledLead, namelessBusiness }: Tongue,
): string[] {
  const slots = {
    b: business.trim() || namelessBusiness,
    title: customer.title.trim(),
    company: customer.company.trim(),
  }
  const isTitled = slots.title !== '' && slots.company !== '' && customerType !== 'individual'
  return filledFrames(isTitled ? [titledLead, ...leads] : leads, slots, false, 0)
}
