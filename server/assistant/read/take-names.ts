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

/** What can be left out, by the filter that leaves it out. */
const leftOut: Partial<Record<Named['filter'], 'notSource' | 'notTag' | 'notLanguage'>> = {
  source: 'notSource',
  tag: 'notTag',
  language: 'notLanguage',
}
const not =
  '(?:(?:(?:that|which) )?(?:(?:are|is|were|was|did|do|have|has) )?not(?: (?:come|coming|been|be|written))?|except(?:ing)?(?: for)?|excluding|exclude|excl|without|other than|apart from|aside from|but not|besides|leaving out|outside(?: of)?|minus)(?: (?:the|any|those|ones|that|are|reviews|testimonials|from|on|in))*'

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
    const words = escaped(plain).replaceAll(' ', '[ -]+')
    const kind = kindWords[named.kind]
    const parts = plain.split(' ')
    const isOrdinary = parts.length < 3 && parts.every(isPlain)
    const before = `(?:(?:(?:from|on|in|via|through|by|with|of|for|using) )?(?:the |my |our |a )*(?:${kind}) (?:called |named |is )?)`
    const behind = `(?: (?:${kind}))`
    const aside =
      named.kind === 'source'
        ? '(?:from |on |via |through )?'
        : named.kind === 'language'
          ? '(?:in |written in )?'
          : '(?:from |through |via |for )?(?:the )?'
    const source = isOrdinary ? `${before}${words}|${words}${behind}` : `${before}?${aside}${words}${behind}?`
    const denied = leftOut[named.filter] ? `(?<not>${not} )?` : ''
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${denied}(?:${source})(?![\\p{L}\\p{N}])`, 'u')
    const match = pattern.exec(rest)
    if (!match) continue
    // Which filter takes which value is in the pair, which TypeScript cannot follow through the union.
    addFilter(draft, (match.groups?.['not'] && leftOut[named.filter]) || named.filter, named.value as never)
    rest = rest.slice(0, match.index) + gap + rest.slice(match.index + match[0].length)
  }
  return rest
}
