import { safeFetch, type SafeAnswer, UnsafeAddress } from '../safe-fetch.ts'
import { GatewayAway, GatewayBusy, TextRefused, TextUncertain } from './text-failures.ts'

/** Before anything was sent: no name, no route, nobody listening, no trust. */
const notSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_TLS_.*|CERT_.*|UNABLE_TO_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|EPROTO)$/

const timeoutMs = 20_000
const usualWaitSeconds = 30
const longestWaitSeconds = 3600

interface Asked {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Asks a gateway that the operator set up to send one message. Answers what it said when it took it; throws whether it
 * certainly did not, or may have. `refusal` reads the gateway's own words.
 */
export async function askGateway(
  address: URL,
  asked: Asked,
  refusal: (answer: SafeAnswer) => TextRefused | undefined = () => undefined,
): Promise<SafeAnswer> {
  const answer = await fetchOnce(address, asked)
  const { status } = answer
  if (status >= 200 && status < 300) return answer
  if (status === 429) throw new GatewayBusy(waitOf(answer.retryAfter))
  if (status === 401 || status === 403)
    throw new GatewayAway(`The gateway answered ${status}: it refuses our credentials.`)
  if (status >= 500) throw new TextUncertain(`The gateway answered ${status}.`)
  throw refusal(answer) ?? new TextRefused(`The gateway answered ${status}.`)
}

async function fetchOnce(address: URL, asked: Asked): Promise<SafeAnswer> {
  try {
    return await safeFetch(address, { ...asked, timeoutMs, trustedOrigin: address.origin })
  } catch (failure) {
    const { code = '', message } = failure as NodeJS.ErrnoException
    if (failure instanceof UnsafeAddress || notSent.test(code)) throw new GatewayAway(message)
    throw new TextUncertain(message)
  }
}

function waitOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter)
  return seconds > 0 ? Math.min(seconds, longestWaitSeconds) : usualWaitSeconds
}

/** What JSON says, as far as it can be read. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
