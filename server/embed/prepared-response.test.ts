import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answerFirst, preparePlain } from './prepared-response.ts'

test('a read that fails is told by its route, and does not stop the process', async () => {
  const unheard = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unheard)
  const http = Fastify()
  onTestFinished(async () => {
    process.off('unhandledRejection', unheard)
    await http.close()
  })
  http.get('/embed.js', async (_request, reply) => reply.code(503).send('later'))
  answerFirst(http, () => Promise.reject(new Error('The file cannot be read.')))
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(`${url}/embed.js`)).status).toBe(503)
  expect(unheard).not.toHaveBeenCalled()
})

describe('an answer that is asked for again and again', () => {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' }
  const hot = preparePlain('plaudit("Très bon pain")', Object.entries(headers).flat())

  async function serve() {
    const http = Fastify({ keepAliveTimeout: 7_000 })
    onTestFinished(() => http.close())
    answerFirst(http, () => hot)
    return new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  }

  /** Everything that comes over one connection for these requests, one after the other. */
  async function answersTo(url: URL, requests: readonly string[]): Promise<string[]> {
    const socket = connect({ host: url.hostname, port: Number(url.port) })
    onTestFinished(() => void socket.destroy())
    const answers: string[] = []
    for (const request of requests) {
      socket.write(`${request}\r\nHost: ${url.host}\r\n\r\n`)
      const [bytes] = (await once(socket, 'data')) as [Buffer]
      answers.push(bytes.toString())
    }
    return answers
  }

  /** Begins when a second does: what is the same within it is told apart by nothing else. */
  const untilNextSecond = () =>
    new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000) + 5))

  test('is the same to the letter each time, on a connection that stays open', async () => {
    const url = await serve()
    await untilNextSecond()
    const [first, ...others] = await answersTo(
      url,
      Array.from({ length: 5 }, () => 'GET / HTTP/1.1'),
    )
    expect(first).toMatch(
      /^HTTP\/1\.1 200 OK\r\n[^]*\r\nKeep-Alive: timeout=7\r\n\r\nplaudit\("Très bon pain"\)$/,
    )
    expect(others).toEqual([first, first, first, first])
  })

  test('comes anew in the next second, with its date', async () => {
    const url = await serve()
    const dates = new Set<string | undefined>()
    for (let turn = 0; turn < 3; turn++) {
      await untilNextSecond()
      for (const answer of await answersTo(url, ['GET / HTTP/1.1', 'GET / HTTP/1.1', 'GET / HTTP/1.1']))
        dates.add(/Date: ([^\r]*)/.exec(answer)?.[1])
    }
    expect(dates.size).toBe(3)
  })

  test('has no body for HEAD and 304, and closes the connection where the client asks for it', async () => {
    const url = await serve()
    const etag = `If-None-Match: "${hot.tag}"`
    const get = 'GET / HTTP/1.1'
    const requests = [get, get, 'HEAD / HTTP/1.1', `${get}\r\n${etag}`, get, `${get}\r\nConnection: close`]
    const [, , head, unchanged, again, last] = await answersTo(url, requests)
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*content-length: 25\r\n[^]*\r\n\r\n$/)
    expect(unchanged).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^]*\r\n\r\n$/)
    expect(again).toMatch(/Très bon pain"\)$/)
    expect(last).toMatch(/\r\nConnection: close\r\n[^]*Très bon pain"\)$/)
  })
})
