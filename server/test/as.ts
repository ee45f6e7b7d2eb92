import { deviceCookiePrefix, secondFactorCookie, sessionCookie } from '#contract/cookies.ts'
import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { hostCookieName } from '../http/cookies.ts'
import type { TestApp } from './test-app.ts'

export interface Answer<T> {
  readonly status: number
  readonly headers: Record<string, string | undefined>
  /** The parsed answer of a success. Reading it after a refusal fails the test with the refusal's text. */
  readonly body: T
  readonly problem: ProblemBody
  readonly text: string
}

export interface Caller {
  /** The session's cookie value, taken over from every answer that sets one. */
  token: string | undefined
  /** The cookie of a sign-in that owes its second step. */
  secondFactorToken: string | undefined
  /** The cookies by which this device is known, `name=value` each. */
  readonly deviceCookies: Map<string, string>
  call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    headers?: Record<string, string>,
  ): Promise<Answer<Output<E>>>
}

/** Speaks to the app as a browser does: one cookie jar, JSON in and out, the contract's own types. */
export function caller(app: TestApp, token?: string): Caller {
  const sessionName = hostCookieName(app.services.config, sessionCookie)
  const self: Caller = {
    token,
    secondFactorToken: undefined,
    deviceCookies: new Map(),
    async call(endpoint, input, headers = {}) {
      const { params, query, body } = input as {
        params?: Record<string, string>
        query?: Record<string, unknown>
        body?: unknown
      }
      const response = await app.http.inject({
        method: endpoint.method,
        url: address(endpoint.path, params, query),
        headers: {
          cookie: [
            self.token && `${sessionName}=${self.token}`,
            self.secondFactorToken && `${secondFactorCookie}=${self.secondFactorToken}`,
            ...[...self.deviceCookies].map(([name, value]) => `${name}=${value}`),
          ]
            .filter(Boolean)
            .join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      const set = response.cookies.find(({ name }) => name === sessionName)
      if (set) self.token = set.value || undefined
      const step = response.cookies.find(({ name }) => name === secondFactorCookie)
      if (step) self.secondFactorToken = step.value || undefined
      for (const { name, value } of response.cookies) {
        if (name.startsWith(deviceCookiePrefix)) self.deviceCookies.set(name, value)
      }
      return answer(response)
    },
  }
  return self
}

function answer<T>(response: { statusCode: number; headers: object; body: string }): Answer<T> {
  const { statusCode: status, body: text } = response
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join('; ')]),
    ),
    text,
    get body() {
      if (status >= 300) throw new Error(`${status}: ${text}`)
      return JSON.parse(text) as T
    },
    get problem() {
      return JSON.parse(text) as ProblemBody
    },
  }
}

function address(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') search.set(name, value.toString())
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}
