import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerFirst } from './prepared-response.ts'

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
