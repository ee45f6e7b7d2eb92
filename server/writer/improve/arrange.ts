import type { CustomerLanguage } from '#contract/languages.ts'
import { saySame, sentencesIn } from '../text/says-the-same.ts'
import { fillerIn, repeatedSentences, verdictIn } from './sentence-changes.ts'
import { isChange, type Part } from './word-diff.ts'

/** A part that is refused only together with those of its group: where a sentence leaves, and where it comes to stand. */
export interface Change extends Part {
  readonly group?: number
}

interface Place {
  readonly text: string
  /** Where it begins, with the space before it. */
  readonly from: number
}

const moved = 1

/**
 * Length and order, conservatively: a sentence that says another again goes, and so does "I have to say that"; a verdict
 * comes first. `first` is the sentence that an AI service put there. All of it only when nothing that is said is lost.
 */
export function arranged(parts: readonly Part[], language: CustomerLanguage, first?: number): Change[] {
  const places = placesOf(nowOf(parts))
  if (!places) return [...parts]
  const sentences = places.map(({ text }) => text)
  const again = repeatedSentences(sentences)
  const lead = first ?? verdictIn(sentences, language)
  const changes: Change[] = []
  let rest: readonly Part[] = parts
  let isWhole = true
  for (const [at, place] of [...places.entries()].toReversed()) {
    const cut = cutAt(rest, place.from)
    // A correction reaches across the two sentences: both stay as they are.
    if (!cut) {
      isWhole = false
      continue
    }
    rest = cut[0]
    const own = cut[1]
    const change = isWhole ? { isGone: again.has(at), isMoved: at === lead } : {}
    changes.unshift(...placeChangesOf(own, place, language, change))
    isWhole = true
  }
  const leading = changes.some(({ group }) => group === moved) ? leadOf(places, lead) : []
  const result = [...leading, ...changes]
  const now = nowOf(result)
  const said = sentences.map((sentence) => sentence.slice(fillerIn(sentence, language))).join(' ')
  return now !== nowOf(parts) && saySame(said, now, language) ? joinUnchanged(result) : [...parts]
}

/** Cutting leaves seams: what is the same in both is one part again. */
function joinUnchanged(changes: readonly Change[]): Change[] {
  const result: Change[] = []
  for (const change of changes) {
    const last = result.at(-1)
    if (last && !isChange(last) && !isChange(change)) {
      const text = last.now + change.now
      result.splice(-1, 1, { was: text, now: text })
    } else result.push(change)
  }
  return result
}

function placeChangesOf(
  own: readonly Part[],
  { text }: Place,
  language: CustomerLanguage,
  { isGone = false, isMoved = false },
): Change[] {
  const was = own.map((part) => part.was).join('')
  if (isGone) return [{ was, now: '' }]
  if (isMoved) return [{ was, now: '', group: moved }]
  return withoutFiller(own, text, fillerIn(text, language))
}

/** The filler goes with the word after it, which begins the sentence now. */
function withoutFiller(own: readonly Part[], text: string, length: number): Change[] {
  if (length === 0) return [...own]
  const spaceBefore = nowOf(own).length - text.length
  const word = /^\S+/u.exec(text.slice(length))?.[0] ?? ''
  const head = cutAt(own, spaceBefore)
  const tail = head && cutAt(head[1], length + word.length)
  if (!tail) return [...own]
  const was = tail[0].map((part) => part.was).join('')
  return [...head[0], { was, now: word.charAt(0).toUpperCase() + word.slice(1) }, ...tail[1]]
}

function leadOf(places: readonly Place[], at: number | undefined): Change[] {
  return at === undefined ? [] : [{ was: '', now: `${places[at]?.text ?? ''} `, group: moved }]
}

/** The sentences of a text of one paragraph; nothing for any other, whose order somebody has thought about. */
function placesOf(text: string): Place[] | undefined {
  if (text.includes('\n')) return undefined
  const places: Place[] = []
  let end = 0
  for (const sentence of sentencesIn(text)) {
    const at = text.indexOf(sentence, end)
    if (at === -1) return undefined
    places.push({ text: sentence, from: places.length === 0 ? 0 : end })
    end = at + sentence.length
  }
  return text.slice(end).trim() === '' ? places : undefined
}

/** The parts before and after a place of the corrected text; nothing when a change reaches across it. */
function cutAt(parts: readonly Part[], offset: number): [Part[], Part[]] | undefined {
  const before: Part[] = []
  let at = 0
  for (const [index, part] of parts.entries()) {
    const end = at + part.now.length
    if (at === offset && part.now !== '') return [before, parts.slice(index)]
    if (end > offset) {
      if (isChange(part)) return undefined
      const same = (text: string) => ({ was: text, now: text })
      const [left, right] = [part.now.slice(0, offset - at), part.now.slice(offset - at)]
      return [
        [...before, same(left)],
        [same(right), ...parts.slice(index + 1)],
      ]
    }
    before.push(part)
    at = end
  }
  return [before, []]
}

function nowOf(parts: readonly Part[]): string {
  return parts.map(({ now }) => now).join('')
}
