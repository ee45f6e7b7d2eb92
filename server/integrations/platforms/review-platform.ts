import { waitInWords } from '#shared/text/wait.ts'
import { z } from 'zod'
import { readAnswer } from '../models/read-answer.ts'
import { readRetryAfter } from '../retry-after.ts'
import { OversizedAnswer, safeFetch, UnsafeAddress } from '../safe-fetch.ts'
import { type SentBody, sentBody } from '../sent-body.ts'
import { shownSentenceOf } from '../shown-sentence.ts'

/** A review as a platform has it. */
export interface PlatformReview {
  /** The platform's own. */
  readonly externalId: string
  readonly authorName: string
  /** Null where the platform has no stars. */
  readonly rating: number | null
  /** Without stars: whether the business is recommended. */
  readonly recommends: boolean | null
  /** Where the platform asks for one beside the text. */
  readonly title?: string
  readonly content: string
  readonly url: string | null
  readonly postedAt: Date | null
  readonly reply: { readonly text: string; readonly at: Date | null } | null
}

export interface ReviewPage {
  readonly reviews: readonly PlatformReview[]
  /** What to ask for next; undefined at the end. */
  readonly next: string | undefined
  /** How many there are in all, where the platform says. */
  readonly total: number | undefined
}

/** A location or page whose reviews can be fetched. */
export interface ReviewPlace {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly url: string | null
  /** By what the platform's public pages know it, where it says so. */
  readonly identifier: string | null
}

/** What a platform can do for us, with what was given to us for it. */
export interface ReviewClient {
  places(): Promise<readonly ReviewPlace[]>
  /** Whether there is a business of this identifier. Undefined where only the account's own places can be asked for. */
  readonly knows: ((identifier: string) => Promise<boolean>) | undefined
  page(placeId: string, next?: string): Promise<ReviewPage>
  /** Whether the platform has this review now. Undefined where nobody can ask for one review. */
  readonly has: ((placeId: string, externalId: string) => Promise<boolean>) | undefined
  /** Where edited reviews come first: who reads until nothing is new has read everything that changed. */
  readonly sortsByChange: boolean
  /** Answers in public, or takes the answer back with `null`. Undefined where replies are written on the platform. */
  readonly reply: ((placeId: string, externalId: string, text: string | null) => Promise<void>) | undefined
}

/** The platform said no, in a sentence for a person. `expired`: what we were given is no longer taken. */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal'
  readonly why: 'expired' | 'no-access' | 'refused' | 'not-found'

  constructor(why: PlatformRefusal['why'], sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.why = why
  }
}

/** The platform did not answer, or not as documented, or wants to be asked later. */
export class PlatformAway extends Error {
  override readonly name = 'PlatformAway'
  readonly retryAfterMs: number | undefined
  /** What was asked has surely not been done. */
  readonly isUntouched: boolean
  /** For whoever waits for the answer; the message is for a sync, which tries again. */
  readonly sentence: string

  constructor(
    happened: string,
    more: { cause?: unknown; retryAfterMs?: number | undefined; isUntouched?: boolean } = {},
  ) {
    super(`${happened} The next sync tries again.`, { cause: more.cause })
    const { retryAfterMs, isUntouched = false } = more
    this.retryAfterMs = retryAfterMs
    this.isUntouched = isUntouched
    const wait = retryAfterMs ? waitInWords(retryAfterMs / 1000, 'en-US') : 'in a moment'
    this.sentence = `${happened} Please try again ${wait}.`
  }
}

/** What may be shown of a failed sync. */
export function platformSentence(failure: unknown): string {
  return shownSentenceOf(failure, [PlatformRefusal, PlatformAway])
}

interface Asked<T> extends SentBody {
  /** What it must answer; anything else is a failure of the platform. */
  readonly answer: z.ZodType<T>
  readonly url: URL
  /** Its name, for sentences. */
  readonly platform: string
  readonly trustedOrigin: string | undefined
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** What the platform's own way of saying no means; undefined leaves it to the status. */
  readonly explain?: (status: number, body: string) => Error | undefined
}

/** One call; answers a success in the shape that was asked for. Nothing is a shape too. */
export async function askPlatform<T>(asked: Asked<T>): Promise<T> {
  const { url, platform, trustedOrigin, headers, method } = asked
  const answer = await safeFetch(url, {
    ...sentBody(asked, headers),
    ...(method && { method }),
    trustedOrigin,
  }).catch((cause: unknown) => {
    if (cause instanceof OversizedAnswer || cause instanceof UnsafeAddress) throw unexpected(platform, cause)
    throw new PlatformAway(`${platform} did not respond.`, { cause })
  })
  const { status, body: text, retryAfter } = answer
  if (status < 200 || status >= 300)
    throw asked.explain?.(status, text) ?? failureOf(platform, status, text, retryAfter)
  try {
    return asked.answer.parse(text.trim() === '' ? undefined : await readAnswer(text))
  } catch (cause) {
    throw unexpected(platform, cause)
  }
}

function failureOf(platform: string, status: number, body: string, retryAfter: string | undefined): Error {
  // Google lets projects without access ask nothing a minute, and says "too many requests".
  const isClosed = status === 429 && /"quota_limit_value":\s*"0"/.test(body)
  if (status === 403 || isClosed)
    return new PlatformRefusal(
      'no-access',
      `${platform} hasn’t granted access yet. Check that your request for API access was approved.`,
    )
  if (status === 401)
    return new PlatformRefusal('expired', `${platform} no longer accepts this connection. Please reconnect.`)
  if (status === 404 || status === 410)
    return new PlatformRefusal('not-found', `${platform} could not find this. Please check it.`)
  if (status === 400 || status === 422)
    return new PlatformRefusal('refused', `${platform} rejected the request. Please check what you entered.`)
  const retryAfterMs = readRetryAfter(retryAfter)
  return status === 429
    ? new PlatformAway(`${platform} is limiting requests.`, {
        retryAfterMs,
        isUntouched: true,
      })
    : new PlatformAway(`${platform} returned an error (${status}).`, {
        retryAfterMs,
      })
}

/** An answer that was not documented: another shape, no JSON, half of it, or pages without an end. */
export function unexpected(platform: string, cause?: unknown): PlatformAway {
  return new PlatformAway(`${platform} sent an unexpected response.`, { cause })
}

/** Text that somebody else keeps; PostgreSQL takes no NUL. */
export const platformText = z
  .string()
  .transform((text) => text.replaceAll('\0', ''))
  .nullish()

/** A moment as a platform writes it, with any number of digits of a second; null when it is none. */
export function parseMoment(text: string | null | undefined): Date | null {
  if (!text) return null
  const moment = new Date(text.replace(/(\.\d{3})\d+/, '$1'))
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Whether the platform has what `ask` asks for; any other failure stays one. */
export async function isThere(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (failure) {
    if (failure instanceof PlatformRefusal && failure.why === 'not-found') return false
    throw failure
  }
}
