import { setTimeout as sleep } from 'node:timers/promises'

/** HubSpot takes 100 calls in 10 seconds of a private app, and 5 searches in one. */
const pauseMs = { search: 210, other: 105 }

/** Where the last call of each kind ends its pause. One process syncs few accounts at once: they share the pace. */
const freeAt = { search: 0, other: 0 }

/** Does a call no sooner than HubSpot's limits let it. A stand-in or a proxy has its own. */
export async function hubspotCall<T>(
  otherUrl: string | undefined,
  path: string,
  call: () => Promise<T>,
): Promise<T> {
  if (otherUrl !== undefined) return call()
  const kind = path.endsWith('/search') ? 'search' : 'other'
  const now = Date.now()
  const mine = Math.max(now, freeAt[kind])
  freeAt[kind] = mine + pauseMs[kind]
  if (mine > now) await sleep(mine - now)
  return call()
}
