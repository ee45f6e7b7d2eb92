import { brand } from '#contract/brand.ts'
import { readApart } from '../../kit/read-apart.ts'
import { Unreadable } from '../../kit/unreadable.ts'
import { discard, type Fetching, fetchFollowing, readAnswer } from './fetch-text.ts'

export const agent = `${brand.name}Research`
const forbidden =
  'This website asks not to be read by programs (robots.txt). Please fill out the form yourself.'

/** Asks the `robots.txt` of each origin once; what it answers throws where an address is forbidden. */
export function robotsOf(fetching: Fetching) {
  const files = new Map<string, Promise<Uint8Array | 'all' | 'none'>>()
  return async (address: URL): Promise<void> => {
    const file = files.get(address.origin) ?? readRobots(address.origin, fetching)
    files.set(address.origin, file)
    const rules = await file
    if (rules === 'all') return
    if (rules === 'none') throw new Unreadable(forbidden)
    // A copy: bytes that are read apart are gone afterwards.
    const [isAllowed] = await readApart('robots', [
      new Uint8Array(rules),
      agent,
      [address.pathname + address.search],
    ])
    if (!isAllowed) throw new Unreadable(forbidden)
  }
}

/** After RFC 9309: without the file everything is allowed, and nothing while its server fails. */
async function readRobots(origin: string, fetching: Fetching) {
  const { answer } = await fetchFollowing(`${origin}/robots.txt`, 'text/plain', fetching)
  if (answer.status === 200) return readAnswer(answer, 'text/plain')
  await discard(answer)
  return answer.status >= 500 ? ('none' as const) : ('all' as const)
}
