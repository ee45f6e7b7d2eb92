import { setTimeout as wait } from 'node:timers/promises'
import type { ModelSettings } from '../../config/writer-settings.ts'
import type { LanguageModel, ModelUsage, Prompt } from './model.ts'
import { type AwayReason, ModelAway } from './model-away.ts'
import { readAnswer } from './read-answer.ts'
import { afterThoughts, withoutThoughts } from './thoughts.ts'
import { safeStream, type SafeStream } from '../safe-fetch.ts'
import { eventData } from '../event-data.ts'

/** What one event of a vendor's stream, or a whole answer, says. */
export interface Said {
  readonly text?: string | undefined
  /** It is complete, or was cut at the limit of its length; without either the connection broke. */
  readonly end?: 'whole' | 'cut' | undefined
  readonly failure?: AwayReason | undefined
  readonly usage?: Partial<ModelUsage> | undefined
}

interface Hearing {
  readonly onText: ((part: string) => void) | undefined
  readonly onUsage: ((usage: ModelUsage) => void) | undefined
}

/** How a vendor speaks. */
export interface ModelCall {
  readonly settings: ModelSettings
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
  /** Of an event of the stream. Throws at what is not documented. */
  readonly ofEvent: (event: unknown) => Said
  /** Of an answer that came at once although a stream was asked for. */
  readonly ofWhole: (answer: unknown) => Said
}

/** The model of a vendor who is called as `callOf` says. */
export function modelOf(
  settings: ModelSettings,
  callOf: (asked: Prompt) => Omit<ModelCall, 'settings'>,
): LanguageModel {
  return {
    engine: settings.engine,
    model: settings.model,
    write: (asked, onText, onUsage) => callModel({ settings, ...callOf(asked) }, { onText, onUsage }),
  }
}

/** Of an answer in one piece: a reasoning model may tell its thoughts beside the text. */
const longestAnswerBytes = 1_000_000
/** A draft is never so long: what goes on beyond is not read. */
const mostCharacters = 2_400
/** A wait that is asked for and longer than this is not waited. */
const longestWaitMs = 2_000
const usualWaitMs = 300

/**
 * One call, and one more after a pause when nothing came or the service was busy: a second try costs nothing then, as
 * nothing was written yet. A slow answer is not asked for again.
 */
async function callModel(call: ModelCall, hearing: Hearing): Promise<string> {
  const until = performance.now() + call.settings.timeoutMs
  const left = () => Math.max(1, Math.floor(until - performance.now()))
  try {
    return await callModelOnce(call, left(), hearing)
  } catch (failure) {
    const away = asAway(failure)
    if (away.reason !== 'no-answer' && away.reason !== 'busy') throw away
    const waitMs = away.waitMs ?? usualWaitMs * (0.5 + Math.random())
    if (waitMs > longestWaitMs || waitMs > left() / 2) throw away
    await wait(waitMs)
    return await callModelOnce(call, left(), hearing).catch((second: unknown) => {
      throw asAway(second)
    })
  }
}

function asAway(failure: unknown): ModelAway {
  if (failure instanceof ModelAway) return failure
  const isSlow =
    failure instanceof Error && (failure.name === 'TimeoutError' || failure.name === 'AbortError')
  return new ModelAway(isSlow ? 'slow' : 'no-answer')
}

async function callModelOnce(
  { settings, path, headers, body, ofEvent, ofWhole }: ModelCall,
  timeoutMs: number,
  hearing: Hearing,
): Promise<string> {
  const address = new URL(settings.url.replace(/\/+$/, '') + path)
  const answer = await safeStream(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
    timeoutMs,
    silenceMs: Math.ceil(timeoutMs / 2),
    trustedOrigin: new URL(settings.url).origin,
  })
  await refuseStatus(answer)
  const isStream = answer.headers['content-type']?.includes('text/event-stream') ?? false
  return isStream
    ? gather(answer, ofEvent, hearing)
    : heard(await readReply(ofWhole, await streamTextOf(answer)), hearing)
}

async function refuseStatus({ status, headers, parts }: SafeStream): Promise<void> {
  if (status >= 200 && status < 300) return
  // Read to its end, so that the connection is free; its words are not for us to repeat.
  for await (const part of parts) void part
  if (status === 401 || status === 403) throw new ModelAway('key-refused')
  if (status === 408 || status === 429 || status >= 500) {
    throw new ModelAway('busy', waitIn(headers['retry-after']))
  }
  throw new ModelAway('request-refused')
}

/** `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3). */
function waitIn(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined
  const seconds = Number(retryAfter)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** Once a part was passed on, a failure is no reason to begin anew: what came is thrown away and somebody else writes. */
async function gather(
  { parts }: SafeStream,
  ofEvent: ModelCall['ofEvent'],
  { onText, onUsage }: Hearing,
): Promise<string> {
  let text = ''
  let end: Said['end']
  const spoken = withoutThoughts()
  const used = { inputTokens: 0, outputTokens: 0 }
  const events = eventData(parts)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = events.next()
      const { done, value: data } = await (end === undefined ? next : withinReason(next))
      if (done) break
      if (data === '[DONE]') {
        end ??= 'whole'
        break
      }
      const said = await readReply(ofEvent, data)
      if (said.failure) throw new ModelAway(said.failure)
      Object.assign(used, said.usage)
      const heard = spoken(said.text ?? '').slice(0, mostCharacters + 1 - text.length)
      text += heard
      if (heard !== '') onText?.(heard)
      end ??= said.end
      if (text.length > mostCharacters) break
    }
  } catch (failure) {
    const away = asAway(failure)
    if (end === undefined) throw text === '' || away.reason === 'slow' ? away : new ModelAway('unreadable')
  } finally {
    // Closes the connection, also while nothing comes.
    void events.return?.(undefined)?.catch(() => undefined)
    if (used.inputTokens + used.outputTokens > 0) onUsage?.(used)
  }
  if (end === undefined && text.length <= mostCharacters)
    throw new ModelAway(text === '' ? 'no-answer' : 'unreadable')
  return usable(text, end === 'whole')
}

/** What a call took may come behind its end; a service that keeps the line open afterward is not waited for. */
function withinReason<Event>(next: Promise<IteratorResult<Event>>): Promise<IteratorResult<Event>> {
  next.catch(() => undefined)
  const over = wait(longestUsageMs, { done: true as const, value: undefined }, { ref: false })
  return Promise.race([next, over])
}

const longestUsageMs = 500

function heard({ text = '', end, failure, usage }: Said, { onText, onUsage }: Hearing): string {
  if (failure) throw new ModelAway(failure)
  if (usage) onUsage?.({ inputTokens: 0, outputTokens: 0, ...usage })
  const said = withoutThoughts()(text)
  onText?.(said.slice(0, mostCharacters))
  return usable(said, end === 'whole')
}

/** What was cut ends with its last whole sentence. */
function usable(text: string, isWhole: boolean): string {
  const said = afterThoughts(text)
  const excerpt = said.slice(0, mostCharacters)
  const whole = isWhole && excerpt === said ? excerpt : excerpt.replace(/[^.!?…。]*$/u, '')
  if (whole.trim() === '') throw new ModelAway('unreadable')
  return whole
}

async function readReply(read: (data: unknown) => Said, data: string): Promise<Said> {
  try {
    return read(await readAnswer(data))
  } catch {
    throw new ModelAway('unreadable')
  }
}

async function streamTextOf({ parts }: SafeStream): Promise<string> {
  const read: Buffer[] = []
  let bytes = 0
  for await (const part of parts) {
    read.push(part)
    bytes += part.length
    if (bytes > longestAnswerBytes) throw new ModelAway('unreadable')
  }
  return Buffer.concat(read).toString()
}
