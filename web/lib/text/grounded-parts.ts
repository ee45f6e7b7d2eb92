import type { Draft } from '#contract/writer/writer.ts'

type Sentence = Draft['sentences'][number]

/** A piece of a text: a sentence of the draft as it was written, with its grounds, or what somebody wrote since. */
export interface GroundedPart {
  readonly text: string
  readonly grounds: Sentence['grounds'] | null
}

/** The words as they are now, cut where sentences of the draft begin and end. */
export function groundedParts(words: string, sentences: readonly Sentence[]): GroundedPart[] {
  const parts: GroundedPart[] = []
  const left = new Set(sentences)
  let rest = words
  for (;;) {
    const next = firstIn(rest, left)
    if (!next) break
    addOwn(parts, rest.slice(0, next.at))
    parts.push(next.sentence)
    left.delete(next.sentence)
    rest = rest.slice(next.at + next.sentence.text.length)
  }
  addOwn(parts, rest)
  return parts
}

function firstIn(words: string, sentences: Iterable<Sentence>) {
  let first: { at: number; sentence: Sentence } | undefined
  for (const sentence of sentences) {
    const at = sentence.text === '' ? -1 : words.indexOf(sentence.text)
    if (at !== -1 && (!first || at < first.at)) first = { at, sentence }
  }
  return first
}

function addOwn(parts: GroundedPart[], text: string) {
  if (text.trim() !== '') parts.push({ text: text.trim(), grounds: null })
}
