import { signUp } from '#contract/accounts/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Calls a server that runs in a process of its own. */
export function callServer(
  url: string,
  { method, path }: Endpoint,
  json: object,
  cookie = '',
): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  return fetch(new URL(path, url), { method, headers, body: JSON.stringify(json) })
}

/** Signs somebody up there; answers with their cookies. */
export async function signUpAt(url: string): Promise<string> {
  const person = { firstName: 'Mara', lastName: 'Lindqvist', email: 'mara@example.com' }
  const answer = await callServer(url, signUp, { ...person, password: 'Harbour-Lantern-42' })
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
