import { addFilter, type Draft } from './draft.ts'
import { type Named, plainName } from './names.ts'
import { gap } from './rule.ts'

const kindWords: Readonly<Record<Named['kind'], string>> = {
  source: 'source|platform|site',
  tag: 'tag|label|tagged|tagged with|tagged as|topic',
  link: 'link|form|qr code',
  campaign: 'campaign',
  service: 'service|product',
  widget: 'widget',
  language: 'language',
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/**
 * Takes the names of the workspace's own things out of a question, the longest first. A name that is an ordinary word of
 * questions counts only beside what it is: "the tag service".
 */
export function takeNames(
  text: string,
  names: readonly Named[],
  isPlain: (word: string) => boolean,
  draft: Draft,
): string {
  let rest = text
  const inOrder = names
    .map((named) => ({ named, plain: plainName(named.name) }))
    .filter(({ plain }) => plain !== '')
    .toSorted((one, other) => other.plain.length - one.plain.length)
  for (const { named, plain } of inOrder) {
    if (!rest.includes(plain.split(' ')[0]!)) continue
    const words = escaped(plain).replaceAll(' ', ' +')
    const kind = kindWords[named.kind]
    const isOrdinary = plain.split(' ').every(isPlain)
    const before = `(?:(?:(?:from|on|in|via|through|by|with|of|for|using) )?(?:the |my |our |a )*(?:${kind}) (?:called |named |is )?)`
    const behind = `(?: (?:${kind}))`
    const aside =
      named.kind === 'source'
        ? '(?:from |on |via |through )?'
        : named.kind === 'language'
          ? '(?:in |written in )?'
          : '(?:from |through |via |for )?(?:the )?'
    const source = isOrdinary ? `${before}${words}|${words}${behind}` : `${before}?${aside}${words}${behind}?`
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')
    const match = pattern.exec(rest)
    if (!match) continue
    // Which filter takes which value is in the pair, which TypeScript cannot follow through the union.
    addFilter(draft, named.filter, named.value as never)
    rest = rest.slice(0, match.index) + gap + rest.slice(match.index + match[0].length)
  }
  return rest
}
