import { z } from 'zod'
import { cleanLine } from '#contract/fields.ts'
import { readAnswer } from '../models/read-answer.ts'
import { OversizedAnswer, safeFetch, UnsafeAddress } from '../safe-fetch.ts'
import { type SentBody, sentBody } from '../sent-body.ts'
import { shownSentenceOf } from '../shown-sentence.ts'

/** A person in a CRM. */
export interface CrmContact {
  readonly crmId: string
  readonly name: string
  readonly email: string
  readonly company: string | undefined
  /** Those that were asked for, as text; empty ones are left out. */
  readonly fields?: Readonly<Record<string, string>>
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
  /** `fields`: what else is wanted of each, by the CRM's own names. Throws `UnknownField` where it knows that it has none. */
  contacts(next: string | undefined, fields?: readonly string[]): Promise<CrmPage>
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

/** What may be shown of a failure. */
export function crmSentence(failure: unknown): string {
  return shownSentenceOf(failure, [CrmRefusal, CrmAway])
}

/** The CRM has no such field; the same question without it may be answered. */
export class UnknownField extends Error {
  override readonly name = 'UnknownField'
}

interface Asked<T> extends SentBody {
  /** What it must answer; anything else is a failure of the CRM. */
  readonly answer: z.ZodType<T>
  readonly url: URL
  readonly crm: string
  readonly trustedOrigin: string | undefined
  readonly token?: string
}

/** One call; answers a success in the shape that was asked for. */
export async function askCrm<T>(asked: Asked<T>): Promise<T> {
  const { url, crm, trustedOrigin, token } = asked
  const { status, body: text } = await safeFetch(url, {
    ...sentBody(asked, token === undefined ? {} : { authorization: `Bearer ${token}` }),
    trustedOrigin,
  }).catch((cause: unknown) => {
    if (cause instanceof UnsafeAddress)
      throw new CrmRefusal(`${url.hostname} is not a ${crm} address.`, { cause })
    if (cause instanceof OversizedAnswer) throw unexpectedAnswer(crm, cause)
    throw new CrmAway(`${crm} did not respond. Please try again in a moment.`, { cause })
  })
  if (status === 400 || status === 401 || status === 403) {
    throw new CrmRefusal(`${crm} rejected these credentials. Please check them and their permissions.`)
  }
  if (status < 200 || status >= 300) {
    throw new CrmAway(`${crm} returned an error (${status}). Please try again later.`)
  }
  try {
    return asked.answer.parse(await readAnswer(text))
  } catch (cause) {
    throw unexpectedAnswer(crm, cause)
  }
}

const longestText = 300

/** Text that somebody else keeps: of any length there, and with NUL, which PostgreSQL does not take. */
export const crmText = z
  .string()
  .transform((text) => text.replaceAll('\0', '').slice(0, longestText))
  .nullish()

const longestField = 500

/** What else was asked of a contact, as text. */
export function crmFieldsOf(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueAt(values, name.split('.'))
      const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      return isText ? [[name, String(value).replaceAll('\0', '').slice(0, longestField)]] : []
    }),
  )
}

/** Names of a path do not mind capitals in a CRM's query, and come back as the CRM writes them. */
function valueAt(values: unknown, [first = '', ...rest]: readonly string[]): unknown {
  if (typeof values !== 'object' || values === null) return undefined
  const found = Object.entries(values).find(([name]) => name.toLowerCase() === first.toLowerCase())?.[1]
  return rest.length === 0 ? found : valueAt(found, rest)
}

type CrmText = string | null | undefined

/** As long as names and companies may be here. */
const longestName = 120

/** The contact as it is kept here, and nobody for whom cannot be written to: that is no customer. */
export function contactOf(crmId: string, name: string, email: CrmText, company: CrmText): CrmContact[] {
  if (!email || email.length > 254) return []
  const named = cleanLine(name).slice(0, longestName)
  return [{ crmId, name: named, email, company: cleanLine(company ?? '').slice(0, longestName) || undefined }]
}

/** An answer that was not documented: another shape, no JSON, too much, or pages without an end. */
export function unexpectedAnswer(crm: string, cause?: unknown): CrmAway {
  return new CrmAway(`${crm} sent an unexpected response. Please try again later.`, { cause })
}

/** Pages of one question, of a hundred contacts and more each. */
export const mostPages = 500
