import { safeFetch, UnsafeAddress } from './safe-fetch.ts'

/** A person in a CRM. */
export interface CrmContact {
  readonly crmId: string
  readonly name: string
  readonly email: string
  readonly company: string | undefined
}

export interface CrmPage {
  readonly contacts: readonly CrmContact[]
  /** What to ask for next; undefined at the end. */
  readonly next: string | undefined
}

/** What every CRM can do for us, with credentials that were given to it. */
export interface Crm {
  /** Whose account this is, in the CRM's own terms; throws `CrmRefusal` when the credentials are not taken. */
  account(): Promise<{ portalId: string }>
  contacts(next: string | undefined): Promise<CrmPage>
  /** The contacts of deals that were won and changed since then. */
  wonSince(since: Date): Promise<readonly CrmContact[]>
}

/** The CRM said no, in a sentence for a person. */
export class CrmRefusal extends Error {
  override readonly name = 'CrmRefusal'
}

/** The CRM did not answer, or not as documented. */
export class CrmAway extends Error {
  override readonly name = 'CrmAway'
}

/** What may be shown of a failure: our own sentences, and nothing of a failed query or program. */
export function crmSentence(failure: unknown): string {
  return failure instanceof CrmRefusal || failure instanceof CrmAway
    ? failure.message
    : 'Something went wrong on our side. Please try again later.'
}

interface Asked {
  readonly url: URL
  readonly crm: string
  readonly trustedOrigin: string | undefined
  readonly token?: string
  /** Sent as JSON. */
  readonly json?: object
  /** Sent as a form. */
  readonly form?: Record<string, string>
}

/** One call; answers the parsed JSON of a success. */
export async function askCrm({ url, crm, trustedOrigin, token, json, form }: Asked): Promise<unknown> {
  const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString()
  const { status, body: text } = await safeFetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body !== undefined && { body }),
    trustedOrigin,
  }).catch((cause: unknown) => {
    if (cause instanceof UnsafeAddress)
      throw new CrmRefusal(`${url.hostname} is not a ${crm} address.`, { cause })
    throw new CrmAway(`${crm} did not respond. Please try again in a moment.`, { cause })
  })
  if (status === 400 || status === 401 || status === 403) {
    throw new CrmRefusal(`${crm} rejected these credentials. Please check them and their permissions.`)
  }
  if (status < 200 || status >= 300) {
    throw new CrmAway(`${crm} returned an error (${status}). Please try again later.`)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CrmAway(`${crm} sent an unexpected response. Please try again later.`, { cause })
  }
}
