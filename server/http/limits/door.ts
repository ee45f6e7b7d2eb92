import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Config } from '../../config/config.ts'
import type { Services } from '../../context.ts'
import { Overload } from '../../kit/fair-queue.ts'
import type { Front } from '../front.ts'
import { openToEveryPage, problemFor } from '../guards.ts'
import { headersOfEveryAnswer } from '../headers.ts'
import { detailsOf, isVersionedUrl, statusOf } from '../problem.ts'
import { knownLineOf } from './wait-in-line.ts'

/** So many calls are let in at any time; more of them while all would be answered within a second. */
const fewestInside = 40
const longestMs = 1_000
/** Until so many are answered it is not known, and taken for this. */
const usualBusyMs = 5
/** After so many answers it is looked again how long one keeps this process busy. */
const answersBetweenLooks = 20

/**
 * Refuses calls before anything is done for them: those of a line that is too long already, and when more are inside than this
 * process can answer in a second, those of whoever has more than their part of them. A refusal here takes a tenth of the
 * time of one further in, so hundreds a second leave the time to those who are being answered. Before all other steps.
 */
export function keepDoor({ steps }: Front, { database, config }: Services): void {
  const inside = countInside()
  const refuse = refuseBy(config, database)
  steps.unshift((request, response) => {
    const url = request.url ?? ''
    if (!url.startsWith('/api/')) return false
    const known = knownLineOf(request.headers, config)
    const line = known ?? addressOf(request, config)
    const refusal = (known && database.pool.refusalFor(known)) || inside.refusalFor(line)
    if (refusal) refuse(url, response, refusal)
    else inside.enter(line, response)
    return refusal !== undefined
  })
}

function countInside() {
  const ofLines = new Map<string, number>()
  let [all, answered, busyMs] = [0, 0, usualBusyMs]
  let before = performance.eventLoopUtilization()

  function leave(line: string): void {
    all -= 1
    const left = (ofLines.get(line) ?? 1) - 1
    if (left > 0) ofLines.set(line, left)
    else ofLines.delete(line)
    answered += 1
    if (answered < answersBetweenLooks) return
    busyMs = performance.eventLoopUtilization(before).active / answered
    before = performance.eventLoopUtilization()
    answered = 0
  }
  return {
    enter(line: string, response: ServerResponse): void {
      all += 1
      ofLines.set(line, (ofLines.get(line) ?? 0) + 1)
      response.once('close', () => leave(line))
    },
    refusalFor(line: string): Overload | undefined {
      const most = Math.max(fewestInside, longestMs / busyMs)
      const own = ofLines.get(line) ?? 0
      return all >= most && own >= most / (ofLines.size + 1) ? new Overload(ofLines.size === 1) : undefined
    },
  }
}

/** As near as can be told before anything was read: the last proxy's word, where one is trusted. */
function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Config): string {
  const forwarded =
    trustProxy.length > 0 &&
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
  return forwarded || (socket.remoteAddress ?? '')
}

function refuseBy(config: Config, database: Services['database']) {
  const always = headersOfEveryAnswer(config)
  return (url: string, response: ServerResponse, refusal: Overload): void => {
    const problem = problemFor(refusal, database)
    const body = JSON.stringify(
      isVersionedUrl(url) ? detailsOf(problem, config.publicUrl, undefined) : problem.body(),
    )
    const isOpen = openToEveryPage.some((start) => url.startsWith(start))
    response
      .writeHead(statusOf[problem.code], {
        ...always,
        ...(isOpen && { 'access-control-allow-origin': '*' }),
        'content-type': 'application/problem+json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'retry-after': String(problem.retryAfterSeconds),
      })
      .end(body)
  }
}
