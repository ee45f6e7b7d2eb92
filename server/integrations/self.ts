import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { type Config, hostInUrl } from '../config/config.ts'

const limitMs = 5_000

/**
 * Asks this very server over HTTP, past proxies, and throws unless it answers with `status`. Not by `fetch`, for which
 * Node loads 14 MB, and every server asks itself.
 */
export async function askSelf(
  { host, port }: Pick<Config, 'host' | 'port'>,
  path: string,
  status = 200,
): Promise<void> {
  const signal = AbortSignal.timeout(limitMs)
  const request = http.get(`http://${hostInUrl(host)}:${port}${path}`, { agent: false, signal })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end', { signal })
  if (answer.statusCode !== status)
    throw new Error(`${path} answered ${answer.statusCode} instead of ${status}`)
}
