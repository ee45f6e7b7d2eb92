import type { Services } from '../../context.ts'
import { readFact, writeFact } from '../../instance/service.ts'

const fact = 'other-address'
/** A note is renewed this seldom. */
const everyMs = 3_600_000
/** Anybody can send any address: so many are logged, and the last is noted. */
const mostLogged = 20

export interface OtherAddress {
  readonly origin: string
  readonly at: string
}

/**
 * Notes that people open this server at another address than PUBLIC_URL, where no form works: in the log once for each
 * address, and for the alerts of administrators.
 */
export function otherAddressNoter({ db, config, log, now }: Services): (origin: string) => void {
  const notedAt = new Map<string, number>()
  return (origin) => {
    const moment = now()
    const before = notedAt.get(origin)
    if (before === undefined && notedAt.size >= mostLogged) return
    if (before !== undefined && moment.getTime() - before < everyMs) return
    notedAt.set(origin, moment.getTime())
    if (before === undefined)
      log.warn(
        { origin, publicUrl: config.publicUrl },
        'this server was opened at another address than PUBLIC_URL, where no form works: set PUBLIC_URL, or redirect there',
      )
    const value = JSON.stringify({ origin, at: moment.toISOString() } satisfies OtherAddress)
    void writeFact(db, fact, value, 'replace').catch((err: unknown) => log.error({ err }, 'a note failed'))
  }
}

export async function readOtherAddress({ db }: Pick<Services, 'db'>): Promise<OtherAddress | undefined> {
  const noted = await readFact(db, fact)
  return noted === undefined ? undefined : (JSON.parse(noted) as OtherAddress)
}
