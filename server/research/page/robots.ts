import { textOf } from '../../kit/parse-bounded.ts'

interface Rule {
  readonly pattern: string
  readonly isAllowed: boolean
}

const mostLines = 20_000
const longestPattern = 500

/**
 * Which of these paths a `robots.txt` lets `agent` read, after RFC 9309: the group that names it, else the one for `*`;
 * of the rules that match, the longest; of two as long, the one that allows.
 */
export function allowedByRobots(robots: Uint8Array, agent: string, paths: readonly string[]): boolean[] {
  const rules = rulesFor(textOf(robots).replace(/^\uFEFF/, ''), agent.toLowerCase())
  return paths.map((path) => {
    const matching = rules.filter(({ pattern }) => matches(pattern, normalized(path)))
    const longest = Math.max(...matching.map(({ pattern }) => pattern.length), 0)
    return matching.length === 0 || matching.some((one) => one.isAllowed && one.pattern.length === longest)
  })
}

function rulesFor(text: string, agent: string): Rule[] {
  const own: Rule[] = []
  const everyones: Rule[] = []
  let names: string[] = []
  let isNaming = false
  let isNamed = false
  for (const line of text.split(/\r\n|\r|\n/, mostLines)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? []
    const kind = key.toLowerCase()
    if (kind === 'user-agent') {
      const name = value.trim().toLowerCase().replace(/\/.*$/, '')
      names = isNaming ? [...names, name] : [name]
      isNaming = true
      isNamed ||= name === agent
    } else if (kind === 'allow' || kind === 'disallow') {
      isNaming = false
      const pattern = normalized(value.trim())
      if (pattern === '' || pattern.length > longestPattern) continue
      const rule = { pattern, isAllowed: kind === 'allow' }
      if (names.includes(agent)) own.push(rule)
      if (names.includes('*')) everyones.push(rule)
    }
  }
  return isNamed ? own : everyones
}

/** Letters as they travel, and the digits of their codes in capitals. */
function normalized(path: string): string {
  return path
    .replace(/[^\u0021-\u007E]/gu, (letter) => (/\p{Surrogate}/u.test(letter) ? '?' : encodeURI(letter)))
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
}

/** `*` is anything, `$` at the end the end; what follows a match otherwise does not matter. Goes back to the last `*` only. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const wanted = isWhole ? pattern.slice(0, -1) : `${pattern}*`
  let [at, star, from] = [0, -1, 0]
  for (let place = 0; place < path.length;) {
    if (wanted[at] === '*') {
      star = at
      from = place
      at += 1
    } else if (wanted[at] === path[place]) {
      at += 1
      place += 1
    } else if (star === -1) {
      return false
    } else {
      from += 1
      place = from
      at = star + 1
    }
  }
  return /^\**$/.test(wanted.slice(at))
}
