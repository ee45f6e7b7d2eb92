import { safeStream } from '../integrations/safe-fetch.ts'
import { Unreadable } from '../kit/unreadable.ts'

const mostRedirects = 3
const timeoutMs = 5_000
/** What a page is read to: the end of its head, and so much of its body. */
const mostHeadBytes = 800_000
const mostBodyBytes = 200_000
const mostSheetBytes = 400_000

const notReached = 'The website did not answer. Please check the address.'

/** A page or a style sheet, as far as it is read; throws `Unreadable`. Every redirect is an address like the first, and checked like it. */
export async function fetchText(
  first: string,
  accept: 'text/html' | 'text/css',
  trustedOrigin: string | undefined,
): Promise<{ bytes: Uint8Array; address: URL }> {
  try {
    let address = new URL(first)
    for (let asked = 0; asked <= mostRedirects; asked += 1) {
      if (address.origin !== trustedOrigin) address.protocol = 'https:'
      const answer = await safeStream(address, { headers: { accept }, timeoutMs, trustedOrigin })
      const bytes = await (accept === 'text/html' ? pageIn : sheetIn)(answer.parts)
      if (answer.status === 200) return { bytes, address }
      const { location } = answer.headers
      if (answer.status < 300 || answer.status > 399 || location === undefined) break
      address = new URL(location, address)
    }
  } catch (cause) {
    // Unreachable, too slow, or an address that is not asked.
    throw new Unreadable(notReached, { cause })
  }
  throw new Unreadable(notReached)
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
