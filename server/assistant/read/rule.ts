import type { Draft } from './draft.ts'

/** What a few words say. A pattern is words with regular expressions between them; a space is any space. */
export type Rule = readonly [pattern: string, says: (draft: Draft, match: RegExpExecArray) => void]

export interface CompiledRule {
  readonly pattern: RegExp
  readonly says: Rule[1]
  readonly words: readonly string[]
}

/** A space is at least one; with a question mark it may be missing. */
const spaced = (source: string) => source.replaceAll(' ?', ' *').replaceAll(/ (?!\*)/g, ' +')

export function compiled(rules: readonly Rule[]): CompiledRule[] {
  return rules.map(([source, says]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced(source)})(?![\\p{L}\\p{N}])`, 'u'),
    says,
    words: wordsIn(source),
  }))
}

/** The words that a pattern names, with and without the ends that may be missing. */
function wordsIn(source: string): string[] {
  const plain = source.replace(/\(\?[:!<=]+|\(\?<\w+>|\\[a-z]|\[[^\]]*\]/gi, ' ')
  return [...plain.matchAll(/[a-z]+(?:\([a-z|]+\)\??|[a-z]\?)?/g)].flatMap(([found]) => {
    const stem = found.replace(/\(.*|.\?$/, '')
    if (found.endsWith('?') && !found.includes('(')) return [stem, found.slice(0, -1)]
    const ends = /\(([a-z|]+)\)/.exec(found)?.[1]?.split('|') ?? []
    return [stem, ...ends.map((end) => stem + end)]
  })
}

/** Where words were that are understood: nothing is read across it. */
export const gap = ' | '

/** Lets every rule say what it finds, the first rule first; what it found is taken out. */
export function applyRules(text: string, rules: readonly CompiledRule[], draft: Draft): string {
  let rest = text
  for (const { pattern, says } of rules) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      says(draft, match)
      rest = rest.slice(0, match.index) + gap + rest.slice(match.index + match[0].length)
    }
  }
  return rest
}
