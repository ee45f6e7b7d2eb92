/** What a call sends: as JSON, as a form, or nothing. */
export interface SentBody {
  readonly json?: object
  readonly form?: Readonly<Record<string, string>>
}

type Headers = Readonly<Record<string, string>>

/** Method, headers and body of a call that sends this. */
export function sentBody({ json, form }: SentBody, headers: Headers = {}) {
  if (json) return post(JSON.stringify(json), headers, 'application/json')
  if (form) return post(new URLSearchParams(form).toString(), headers, 'application/x-www-form-urlencoded')
  return { method: 'GET', headers } as const
}

function post(body: string, headers: Headers, type: string) {
  return { method: 'POST', headers: { ...headers, 'content-type': type }, body } as const
}
