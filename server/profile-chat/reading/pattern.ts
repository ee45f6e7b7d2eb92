/** Words that stand for each other in every table of patterns. */
const sets: Readonly<Record<string, string>> = {
  WE: "we|we've|we have|we just|i|i've|i have",
  ARE: "we're|we are|we're all|i'm|i am|we have become|we've become|we became",
  OUR: 'our|my|the|your',
  NEW: 'new|official|current|main|full|actual|correct|legal|proper|real|latest|business',
  PLACE:
    'business|company|shop|store|studio|place|salon|firm|practice|restaurant|café|cafe|agency|clinic|gym|brand|team',
  OFFER:
    'do|offer|provide|sell|carry|stock|make|serve|teach|host|handle|take on|bake|repair|build|install|fit|supply|brew|print|grow|deliver|clean|rent|ship',
  OFFERING:
    'doing|offering|providing|selling|carrying|stocking|making|serving|teaching|hosting|handling|taking on|baking|repairing|building|installing|fitting|supplying|brewing|printing|growing|delivering|cleaning|renting|shipping',
  NOT: "no longer|don't|dont|do not|won't|will no longer|can't|can no longer|cannot|never",
  NOTING: "are no longer|'re no longer|aren't|are not|'re not",
  STOPPED:
    'stopped|quit|gave up|given up|ceased|discontinued|dropped|ended|scrapped|phased out|retired|removed|got rid of|cut out|cut|finished with|abandoned|axed|ditched|cancelled|canceled|terminated|suspended|withdrew|withdrawn|eliminated|stepped away from|moved away from|had to (?:stop|end|drop|quit|give up|cancel|discontinue)',
  LIST: 'services|service list|list|menu|price list|offer|offers|offering|offerings|range|profile|catalog|catalogue|program|programme|portfolio|repertoire|selection|line-up|lineup|assortment|services list|list of services',
  ADDED:
    'added|introduced|launched|brought back|expanded into|branched out into|got into|picked up|took on|taken on|began|begun|started',
}

const adverbs =
  'now|newly|exclusively|fully|completely|entirely|also|just|recently|currently|finally|even|actually|officially|only just|mostly|mainly|usually|primarily|today|already|all|both'
/** What may stand between two parts: also "Phone: 1", "Phone - 1". */
const gap = String.raw`(?:[\s,:=]|(?<=\s)[-–—](?=\s))+`

/** A pattern's named parts in a text, with where each begins and ends; undefined when it does not fit. */
export type Parts = Readonly<Record<string, readonly [number, number]>>

/**
 * A pattern as a table has it. Words stand as they are, `(a|b)` is one of them, `[a|b]` may be missing, `~` is any adverbs such
 * as "now also", a word in capitals is a set of words, and `V`, `A`, `B` are what is wanted. It fits a whole clause.
 */
export function fits(pattern: string, clause: string): Parts | undefined {
  const found = compiled(pattern).exec(`${clause} `)
  return found ? (found.indices?.groups ?? {}) : undefined
}

const known = new Map<string, RegExp>()

function compiled(pattern: string): RegExp {
  const before = known.get(pattern)
  if (before) return before
  const items = pattern.match(/\[[^\]]*\]|\([^)]*\)|\S+/g) ?? []
  const made = new RegExp(`^${items.map(sourceOf).join('')}$`, 'diu')
  known.set(pattern, made)
  return made
}

function sourceOf(item: string): string {
  if (item === '~') return `(?:(?:${adverbs})${gap})*`
  if (/^[VAB]$/.test(item)) return `(?<${item}>\\S.*?)${gap}`
  const isOptional = item.startsWith('[')
  const words = item.replace(/^[[(]|[\])]$/g, '').replace(/[A-Z]{2,}/g, (name) => `(?:${sets[name] ?? name})`)
  return `(?:(?:${words.replace(/ /g, gap)})${gap})${isOptional ? '?' : ''}`
}
