import type { Brief } from '../brief.ts'
import { insideSentence } from './capitals.ts'
import { filledFrames, rotated } from './frame.ts'
import type { GroundCheck, Line } from './line.ts'
import { hashOf } from './random.ts'
import type { Tongue } from './tongue.ts'

/** How a text begins: with which sentence, and what stands before it. */
export interface Opening {
  readonly line: Line | undefined
  readonly lead?: (texts: readonly string[]) => string[]
}

/** With fewer texts to choose from, a customer who asks for another one would get one of the last few again. */
const leastWays = 10

/** Each way to begin takes its turn, those without a lead first: people begin with what they have to say. */
export function openingOf(
  blocks: readonly number[],
  lines: readonly Line[],
  brief: Brief,
  { tongue, isGrounded }: { tongue: Tongue; isGrounded: GroundCheck },
): Opening {
  const firsts = blocks
    .map((block) => lines.find((line) => line.block === block))
    .filter((line) => line !== undefined)
    .toSorted((one, other) => one.block - other.block)
  const leads = leadsFor(brief, tongue)
  const missing = leastWays - firsts.length - wordingsOf(lines, isGrounded)
  const ways = firsts.length + Math.min(leads.length, Math.max(0, missing))
  const answers = brief.answers.map(({ answer }) => answer).join('\n')
  const way = (hashOf(answers) + (brief.seed >>> 0)) % ways
  if (way < firsts.length) return { line: firsts[way] }
  const line = firsts[way % firsts.length]
  const turn = way - firsts.length + (hashOf(answers) % leads.length)
  return {
    line,
    lead: (texts) =>
      led(texts, inTurn(leads, turn, brief.business), { tongue, business: brief.business, isGrounded }),
  }
}

/** In how many other ways the sentences can be said. Of few lines each counts. */
function wordingsOf(lines: readonly Line[], isGrounded: GroundCheck): number {
  const isCounted = lines.length < 3
  return lines
    .map(({ texts }) => (isCounted && texts.length > 1 ? texts.filter(isGrounded) : texts).length - 1)
    .reduce((sum, others) => sum + Math.max(0, others), 0)
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
): string[] {
  const bearing = [...texts.filter((one) => !/[:?]/.test(one)), ...texts]
  for (const lead of leads) {
    const text = bearing.find((one) => !(one.includes(business) && lead.includes(business)))
    if (text === undefined) continue
    const begun = text.includes(':')
      ? lead.replace(/[\s\u00a0]*: $/, ' – ') + insideSentence(text, tongue)
      : lead + text
    if (isGrounded(begun)) return [begun]
  }
  return [...texts]
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
