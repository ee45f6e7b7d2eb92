import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { BenchServer, Owner } from './server.ts'

/** One call over HTTP. A failure of the server's own (500) ends the measurement; a refusal is an answer. */
export async function call<E extends Endpoint>(
  server: Pick<BenchServer, 'url'>,
  owner: Owner | undefined,
  { method, path }: E,
  input: Input<E>,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const {
    params = {},
    query,
    body,
  } = input as Partial<Record<'params' | 'query', Record<string, string>>> & {
    body?: unknown
  }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(query ? `${filled}?${new URLSearchParams(query).toString()}` : filled, server.url)
  return send(url, {
    method,
    headers: {
      ...(owner && { cookie: owner.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

export async function send(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(url, init).catch((failure: unknown) => {
    // A body that is too large is refused, and the connection closed, while it is still being sent.
    if (JSON.stringify(failure instanceof Error && failure.cause).includes('ECONNRESET')) return undefined
    throw failure
  })
  if (!response) return { status: 413, text: '' }
  const text = await response.text()
  if (response.status === 500)
    throw new Error(`${init.method} ${url.pathname} answered 500: ${text.slice(0, 300)}`)
  return { status: response.status, text }
}
