import { safeStream, type SafeStream } from '../../integrations/safe-fetch.ts'
import { Unreadable } from '../../kit/unreadable.ts'

const mostRedirects = 3
const timeoutMs = 5_000
/** What a page is read to: the end of its head, and so much of its body. */
const mostHeadBytes = 800_000
const mostBodyBytes = 500_000
const mostSheetBytes = 400_000

const notReached = 'The website did not answer. Please check the address.'
const noPage = 'This address does not lead to a web page.'

export interface Fetching {
  /** As with `safeFetch`. */
  readonly trustedOrigin: string | undefined
  readonly timeoutMs?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Asked before each address, redirects too; throws what forbids it. */
  readonly mayAsk?: (address: URL) => Promise<void>
}

type Accepted = 'text/html' | 'text/css' | 'text/plain' | 'image/*'

export interface FetchedText {
  readonly bytes: Uint8Array
  readonly address: URL
  /** As its server states it. */
  readonly contentType: string
}

/** A page or a style sheet, as far as it is read; throws `Unreadable`. Every redirect is an address like the first, and checked like it. */
export async function fetchText(first: string, accept: Accepted, fetching: Fetching): Promise<FetchedText> {
  const { address, answer } = await fetchFollowing(first, accept, fetching)
  const contentType = answer.headers['content-type'] ?? ''
  const isOther = accept === 'text/html' && contentType !== '' && !/html|xml|text\/plain/i.test(contentType)
  if (answer.status !== 200 || isOther) {
    await discard(answer)
    throw new Unreadable(isOther && answer.status === 200 ? noPage : notReached)
  }
  return { bytes: await readAnswer(answer, accept), address, contentType }
}

/** What arrives, to its limit. */
export async function readAnswer({ parts }: SafeStream, accept: Accepted): Promise<Uint8Array> {
  try {
    return await (accept === 'text/html' ? pageIn : sheetIn)(parts)
  } catch (cause) {
    throw new Unreadable(notReached, { cause })
  }
}

/** The first answer that leads nowhere else. Who does not read its parts should: it holds a connection. */
export async function fetchFollowing(
  first: string,
  accept: Accepted,
  { trustedOrigin, mayAsk, headers, timeoutMs: most = timeoutMs }: Fetching,
): Promise<{ address: URL; answer: SafeStream }> {
  // For all hops together.
  const until = performance.now() + most
  try {
    let address = new URL(first)
    for (let asked = 0; asked <= mostRedirects; asked += 1) {
      if (address.origin !== trustedOrigin) address.protocol = 'https:'
      await mayAsk?.(address)
      const answer = await safeStream(address, {
        headers: { ...headers, accept },
        timeoutMs: Math.max(1, Math.round(until - performance.now())),
        trustedOrigin,
      })
      const { location } = answer.headers
      if (answer.status < 300 || answer.status > 399 || location === undefined) return { address, answer }
      await discard(answer)
      address = new URL(location, address)
    }
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    // Unreachable, too slow, or an address that is not asked.
    throw new Unreadable(notReached, { cause })
  }
  throw new Unreadable(notReached)
}

/** Closes the connection behind an answer that nobody reads. */
export async function discard({ parts }: SafeStream): Promise<void> {
  const reading = parts[Symbol.asyncIterator]()
  // One that never began has nothing to close.
  await reading.next()
  await reading.return?.()
}

/** To the end of its head and the first of its body; what comes then is not waited for. */
async function pageIn(parts: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const read: Buffer[] = []
  let bytes = 0
  let most = mostHeadBytes + mostBodyBytes
  let before = ''
  for await (const part of parts) {
    const text = part.toString('latin1')
    const end = (before + text).search(/<\/head|<body/i)
    if (end !== -1) most = Math.min(most, bytes - before.length + end + mostBodyBytes)
    before = text.slice(-6)
    read.push(part)
    bytes += part.length
    if (bytes >= most) break
  }
  return Buffer.concat(read, Math.min(bytes, most))
}

async function sheetIn(parts: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const read: Buffer[] = []
  let bytes = 0
  for await (const part of parts) {
    read.push(part)
    bytes += part.length
    if (bytes >= mostSheetBytes) break
  }
  return Buffer.concat(read, Math.min(bytes, mostSheetBytes))
}
