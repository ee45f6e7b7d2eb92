import { lexer, type Token } from 'marked'
import { z } from 'zod/mini'

/** One Markdown file: the checked lines above its text, and the text. */
export interface TextDocument<Front> {
  /** The file's name without ending. */
  name: string
  front: Front
  tokens: Token[]
  words: number
}

/** Reads `key: value` lines between two `---`, and Markdown below. A file that lacks a line stops the build. */
export function readDocument<Front>(
  path: string,
  source: string,
  schema: z.ZodMiniType<Front>,
): TextDocument<Front> {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined)
    throw new Error(`${path} does not begin with its front matter`)
  const lines = head.split('\n').map((line) => /^(\w+): (.+)$/.exec(line))
  const front = z.safeParse(schema, Object.fromEntries(lines.map((line) => [line?.[1], line?.[2]])))
  if (!front.success) throw new Error(`${path}: ${z.prettifyError(front.error)}`)
  return {
    name: /([^/]+)\.md$/.exec(path)?.[1] ?? path,
    front: front.data,
    tokens: lexer(body),
    words: body.split(/\s+/).filter(Boolean).length,
  }
}

/** All files of a folder, by their names. `sources` comes from `import.meta.glob`. */
export function readDocuments<Front>(
  sources: Record<string, string>,
  schema: z.ZodMiniType<Front>,
): TextDocument<Front>[] {
  return Object.entries(sources)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, source]) => readDocument(path, source, schema))
}

/** The address of a heading on its page. */
export function headingSlugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The second-level headings of a text. */
export function headingsOf(tokens: readonly Token[]): { id: string; text: string }[] {
  return tokens.flatMap((token) =>
    token.type === 'heading' && token['depth'] === 2
      ? [{ id: headingSlugOf(String(token['text'])), text: typeset(String(token['text'])) }]
      : [],
  )
}

/** A straight apostrophe is for typing, a curly one for reading; a number stays with its unit. */
export function typeset(text: string): string {
  return text.replaceAll("'", '’').replaceAll(/(\d) (?=KB\b)/g, '$1\u00A0')
}
