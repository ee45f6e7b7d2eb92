import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeFront } from '../../http/front.ts'
import { isPlain } from '../../test/plain.ts'
import { answerFirst, preparePlain } from './prepared-response.ts'

test('a read that fails is told by its route, and does not stop the process', async () => {
  const unheard = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unheard)
  const front = makeFront()
  const http = Fastify({ serverFactory: front.serverFactory })
  onTestFinished(async () => {
    process.off('unhandledRejection', unheard)
    await http.close()
  })
  http.get('/embed.js', async (_request, reply) => reply.code(503).send('later'))
  answerFirst(front, () => Promise.reject(new Error('The file cannot be read.')), isPlain)
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(`${url}/embed.js`)).status).toBe(503)
  expect(unheard).not.toHaveBeenCalled()
})

const head = Object.entries({
  'content-type': 'text/javascript; charset=utf-8',
  vary: 'Accept-Encoding',
}).flat()
const small = 'plaudit("Très bon pain")'

describe.for([
  ['small', small],
  ['large', `${small}//${'x'.repeat(12_000)}`],
] as const)('a %s answer that is asked for again and again', ([, text]) => {
  const prepared = preparePlain(text, head)

  async function serve() {
    const front = makeFront()
    const http = Fastify({ serverFactory: front.serverFactory })
    http.server.keepAliveTimeout = 7_000
    onTestFinished(() => http.close())
    answerFirst(front, () => prepared, isPlain)
    return new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  }

  /** All that comes over one connection for these requests, one after the other. */
  async function answersTo(url: URL, requests: readonly string[]): Promise<string[]> {
    const socket = connect({ host: url.hostname, port: Number(url.port) })
    onTestFinished(() => void socket.destroy())
    const answers: string[] = []
    for (const request of requests) {
      socket.write(`${request}\r\nHost: ${url.host}\r\n\r\n`)
      let answer = Buffer.alloc(0)
      const isWhole = () =>
        answer.includes('\r\n\r\n') &&
        (!answer.includes('200 OK') || answer.includes(text) || request.startsWith('HEAD'))
      while (!isWhole()) answer = Buffer.concat([answer, ((await once(socket, 'data')) as [Buffer])[0]])
      answers.push(answer.toString())
    }
    return answers
  }

  /** What is the same within a second is told apart by nothing else when it has just begun. */
  const untilNextSecond = () =>
    new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000) + 5))
  const get = 'GET / HTTP/1.1'

  test('is what Node itself would send, each time, on a connection that stays open', async () => {
    const url = await serve()
    await untilNextSecond()
    const answers = await answersTo(
      url,
      Array.from({ length: 8 }, () => get),
    )
    const length = Buffer.byteLength(text)
    expect(answers[0]).toBe(
      [
        'HTTP/1.1 200 OK',
        'content-type: text/javascript; charset=utf-8',
        'vary: Accept-Encoding',
        `etag: "${prepared.tag}"`,
        `content-length: ${length}`,
        `Date: ${new Date().toUTCString()}`,
        'Connection: keep-alive',
        'Keep-Alive: timeout=7',
        '',
        text,
      ].join('\r\n'),
    )
    expect(new Set(answers).size).toBe(1)
  })

  test('has another date in another second', async () => {
    const url = await serve()
    const dates = new Set<string | undefined>()
    for (let turn = 0; turn < 2; turn++) {
      await untilNextSecond()
      for (const answer of await answersTo(url, [get, get, get, get, get, get]))
        dates.add(/Date: ([^\r]*)/.exec(answer)?.[1])
    }
    expect(dates.size).toBe(2)
  })

  test('has no body for HEAD and 304, and ends a connection that the client wants to end', async () => {
    const url = await serve()
    const unchanged = `${get}\r\nIf-None-Match: "${prepared.tag}"`
    const [, , ofHead, of304, again, last] = await answersTo(url, [
      get,
      get,
      'HEAD / HTTP/1.1',
      unchanged,
      get,
      `${get}\r\nConnection: close`,
    ])
    expect(ofHead).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*content-length: \d+\r\n[^]*\r\n\r\n$/)
    expect(of304).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^]*\r\n\r\n$/)
    expect(again).toContain(text)
    expect(last).toMatch(/\r\nConnection: close\r\n/)
  })

  test('comes whole to requests that are sent without waiting', async () => {
    const url = await serve()
    const socket = connect({ host: url.hostname, port: Number(url.port) })
    onTestFinished(() => void socket.destroy())
    socket.write(`${get}\r\nHost: ${url.host}\r\n\r\n`.repeat(10))
    let answers = ''
    while (answers.split(text).length < 11) answers += String(((await once(socket, 'data')) as [Buffer])[0])
    expect(answers.split('HTTP/1.1 200 OK')).toHaveLength(11)
  })
})
