import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { readerProgram } from './folders.ts'
import { atMost } from '../http/limits/at-most.ts'
import type { FromReader, PartOf, Reading, Readings, ResultOf } from '../run/reader.ts'
import { Unreadable } from './unreadable.ts'

/** How long each kind of text is read, and what is said of one that takes longer or more memory. */
const limits: Readonly<Record<Reading, { readonly ms: number; readonly sentence: string }>> = {
  website: { ms: 3_000, sentence: 'This page is too complex to read.' },
  quoted: { ms: 3_000, sentence: 'This page is too complex to read.' },
  oembed: { ms: 2_000, sentence: 'This page is too complex to read.' },
  robots: { ms: 2_000, sentence: 'The robots.txt of this website is too complex to read.' },
  draft: { ms: 5_000, sentence: 'This website is too complex to read.' },
  carried: { ms: 10_000, sentence: 'This text is too complex to check.' },
  styles: { ms: 3_000, sentence: 'This page is too complex to read.' },
  look: { ms: 3_000, sentence: 'The style sheets of this page are too complex to read.' },
  // Ten megabytes take half a second; a thread that gives way on a machine without time needs more of it.
  json: { ms: 20_000, sentence: 'This JSON is too complex to read.' },
  reviews: { ms: 60_000, sentence: 'This file takes too long to read. Please split it into smaller files.' },
  customers: {
    ms: 60_000,
    sentence: 'This file takes too long to read. Please split it into smaller files.',
  },
  codes: { ms: 10_000, sentence: 'This file takes too long to read. Please split it into smaller files.' },
  returned: { ms: 10_000, sentence: 'This email is too complex to read.' },
  events: { ms: 5_000, sentence: 'These events are too complex to read.' },
  corrected: { ms: 10_000, sentence: 'This text is too complex to check.' },
  correctedBy: { ms: 10_000, sentence: 'This text is too complex to check.' },
  ownPhrases: { ms: 60_000, sentence: 'These texts are too complex to read.' },
  knownWords: { ms: 10_000, sentence: 'This text is too complex to check.' },
}

const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }
/** Threads without work end after a while: an idle server keeps none. */
const idleMs = 30_000

const inTurn = atMost({
  running: 2,
  waiting: 50,
  sentence: 'Too many files are being read right now. Please try again in a moment.',
})

interface Idle {
  readonly thread: Worker
  readonly ends: NodeJS.Timeout
}
const idle: Idle[] = []

/**
 * Reads what others wrote in a thread beside the requests, with limits on time and memory; past them, and when it cannot
 * be read, throws `Unreadable` with a sentence. Bytes in `input` are gone afterwards. A result that is large comes in parts, between which requests are served.
 */
export function readApart<Kind extends Reading>(
  kind: Kind,
  input: Parameters<Readings[Kind]>,
  onPart: (part: PartOf<Kind>) => void = () => undefined,
): Promise<ResultOf<Kind>> {
  return inTurn(async () => {
    const thread = await threadForReading()
    const told = await readIn(thread, kind, input, onPart as (part: unknown) => void).catch(
      (failure: unknown) => {
        void thread.terminate()
        throw failure
      },
    )
    keepForNext(thread)
    if ('refusal' in told) throw new Unreadable(told.refusal)
    return told.result as ResultOf<Kind>
  })
}

async function threadForReading(): Promise<Worker> {
  const free = idle.pop()
  if (free) {
    clearTimeout(free.ends)
    free.thread.ref()
    return free.thread
  }
  // It needs no secrets, and nothing of what the process was started with.
  const thread = new Worker(readerProgram, { resourceLimits, env: {}, execArgv: [] })
  // One that was given up may still fail; nobody waits for it any more.
  thread.on('error', () => undefined).on('exit', () => forgetIdle(thread))
  // By then its program is loaded: that is no part of the time that a text may take.
  await once(thread, 'message')
  return thread
}

function keepForNext(thread: Worker): void {
  thread.unref()
  const ends = setTimeout(() => {
    forgetIdle(thread)
    void thread.terminate()
  }, idleMs).unref()
  idle.push({ thread, ends })
}

function forgetIdle(thread: Worker): void {
  const at = idle.findIndex((one) => one.thread === thread)
  if (at !== -1) idle.splice(at, 1)
}

/** What a thread ends with that can read the next text. */
type Told = Extract<FromReader, { readonly result: unknown } | { readonly refusal: string }>

function readIn(
  thread: Worker,
  kind: Reading,
  input: readonly unknown[],
  onPart: (part: unknown) => void,
): Promise<Told> {
  const { ms, sentence } = limits[kind]
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  const timeout = setTimeout(() => reject(new Unreadable(sentence)), ms)
  const onFailure = (failure: NodeJS.ErrnoException) =>
    reject(failure.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable(sentence) : failure)
  const onExit = () => reject(new Error('the reading thread ended'))
  const onMessage = (message: FromReader) => {
    if ('result' in message || 'refusal' in message) return resolve(message)
    if ('failure' in message) return reject(message.failure)
    onPart(message.part)
    // Who waits for an answer comes first.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    setImmediate(() => thread.postMessage('next'))
  }
  thread.on('message', onMessage).on('error', onFailure).on('exit', onExit)
  // Bytes of their own are passed on and not copied.
  const bytes = input.flatMap((one) => (isWhole(one) ? one.buffer : []))
  thread.postMessage({ kind, input }, bytes)
  return promise.finally(() => {
    clearTimeout(timeout)
    thread.off('message', onMessage).off('error', onFailure).off('exit', onExit)
  })
}

function isWhole(input: unknown): input is Uint8Array<ArrayBuffer> {
  return input instanceof Uint8Array && input.byteLength === input.buffer.byteLength
}
