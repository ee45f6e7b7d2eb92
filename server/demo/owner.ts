import type { FastifyInstance } from 'fastify'
import { sessionCookie } from '#contract/cookies.ts'

export const dayMs = 86_400_000

export const demoLogin = { email: 'astrid@fjordandkiln.example', password: 'Stoneware-1280' }

/** Calls the product as the demo's owner, at the demo's own time. */
export interface DemoOwner {
  /** Sets the demo's time to that many days ago. */
  readonly passTo: (daysAgo: number) => void
  /** The same, and signs in: sessions end after 30 days, and the demo's clock runs through a hundred. */
  readonly at: (daysAgo: number) => Promise<void>
  readonly call: <Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    payload?: object,
  ) => Promise<Answer>
  /** Opens an address that answers with another one. */
  readonly visit: (url: string) => Promise<void>
}

export function demoOwner(http: Pick<FastifyInstance, 'inject'>, clock: { now: Date }): DemoOwner {
  const today = clock.now.getTime()
  let cookie = ''
  const passTo = (daysAgo: number) => {
    clock.now = new Date(today - daysAgo * dayMs)
  }
  const call: DemoOwner['call'] = async (method, url, payload) => {
    const response = await http.inject({
      method,
      url,
      headers: cookie ? { cookie } : {},
      ...(payload && { payload }),
    })
    const session = response.cookies.find(({ name }) => name === sessionCookie)
    if (session) cookie = `${sessionCookie}=${session.value}`
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`)
    return response.json()
  }
  return {
    passTo,
    call,
    async visit(url) {
      const { statusCode, headers } = await http.inject({ url, headers: { cookie } })
      if (statusCode !== 302) throw new Error(`${url}: ${statusCode} ${headers.location ?? ''}`)
    },
    async at(daysAgo) {
      passTo(daysAgo)
      await call('POST', '/api/login', demoLogin)
    },
  }
}
