import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { readReturned } from '../emails/delivery/bounce-message.ts'
import { readEvents } from '../emails/news/provider-news.ts'
import { readCustomerFile } from '../imports/customers/read-customers.ts'
import { readReviewFile } from '../imports/reviews/read-reviews.ts'
import { parseBounded } from '../kit/parse-bounded.ts'
import { knownWords } from '../kit/spelling/known-words.ts'
import { draftSite } from '../research/draft/draft-site.ts'
import { lookOfStyles } from '../research/page/look-of-styles.ts'
import { readOembed, readQuotedPage } from '../research/page/quoted-page.ts'
import { readPage } from '../research/page/read-page.ts'
import { allowedByRobots } from '../research/page/robots.ts'
import { stylesIn } from '../research/page/styles-in.ts'
import { readCodes } from '../rewards/read-codes.ts'
import { findPhrases } from '../themes/own/find-phrases.ts'
import { Unreadable } from '../kit/unreadable.ts'
import { correctedBy, correctedHere } from '../writer/improve/corrections.ts'
import { carriedBy } from '../writer/text/says-the-same.ts'

/** Everything that is read in a thread of its own, by `read-apart.ts`. Nothing here knows the database or a secret. */
const readings = {
  website: readPage,
  quoted: readQuotedPage,
  oembed: readOembed,
  robots: allowedByRobots,
  draft: draftSite,
  carried: carriedBy,
  styles: stylesIn,
  look: lookOfStyles,
  json: parseBounded,
  reviews: readReviewFile,
  customers: readCustomerFile,
  codes: readCodes,
  returned: readReturned,
  events: readEvents,
  corrected: correctedHere,
  correctedBy,
  knownWords,
  ownPhrases: findPhrases,
}

export type Readings = typeof readings
export type Reading = keyof Readings
type Returned<Kind extends Reading> = ReturnType<Readings[Kind]>
export type PartOf<Kind extends Reading> =
  Returned<Kind> extends Generator<infer Part, unknown> ? Part : never
export type ResultOf<Kind extends Reading> =
  Returned<Kind> extends Generator<unknown, infer Result> ? Result : Awaited<Returned<Kind>>

/** What the thread tells, once it said that it is ready; after a part it waits until it is asked for the next. */
export type FromReader =
  | { readonly part: unknown }
  | { readonly result: unknown }
  | { readonly refusal: string }
  | { readonly failure: unknown }

interface Asked {
  readonly kind: Reading
  readonly input: readonly unknown[]
}

let whenAskedForMore = () => {}

parentPort?.on('message', (asked: Asked | 'next') => {
  if (asked === 'next') whenAskedForMore()
  else void answer(asked)
})

// Requests come first. Elsewhere than on Linux this would slow the whole process.
if (process.platform === 'linux') setPriority(5)
tell('ready')

async function answer({ kind, input }: Asked): Promise<void> {
  try {
    const read = readings[kind] as (...input: readonly unknown[]) => unknown
    tell({ result: await inParts(read(...input)) })
  } catch (failure) {
    tell(failure instanceof Unreadable ? { refusal: failure.message } : { failure })
  }
}

async function inParts(reading: unknown): Promise<unknown> {
  if (!isGenerator(reading)) return reading
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
    tell({ part: value })
    await new Promise<void>((resolve) => (whenAskedForMore = resolve))
  }
}

function isGenerator(reading: unknown): reading is Generator<unknown, unknown> {
  return typeof reading === 'object' && reading !== null && Symbol.iterator in reading && 'next' in reading
}

function tell(message: FromReader | 'ready'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
