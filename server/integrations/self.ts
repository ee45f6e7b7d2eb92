import { type Config, hostInUrl } from '../config.ts'

const limitMs = 5_000

/** Asks this very server over HTTP, past proxies, and throws unless it answers with `status`. */
export async function askSelf(
  { host, port }: Pick<Config, 'host' | 'port'>,
  path: string,
  status = 200,
): Promise<void> {
  const answer = await fetch(`http://${hostInUrl(host)}:${port}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
  })
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status} instead of ${status}`)
}
