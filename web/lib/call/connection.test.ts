import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'
import { askForLife, noteServerAnswer, untilAnswered } from './connection.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { onSessionEnd } from '../session-end.ts'

const signedOut = () =>
  Response.json({ code: 'not-signed-in', message: 'Please sign in first.' }, { status: 401 })
const instance = () => Response.json({ name: 'Plaudit' })

/** The network is the outside here: each test says what it answers, one call after the other. */
function network(...answers: (() => Response)[]) {
  const asked = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
  onSessionEnd(async () => false)
  noteServerAnswer(true)
})

test('waiting for the server ends when a call reaches it again, and not before', async () => {
  network()
  await call(getInstance, {}).catch(() => undefined)
  const back = vi.fn<() => void>()
  const waiting = untilAnswered().then(back)
  expect(await askForLife()).toBe(false)
  expect(back).not.toHaveBeenCalled()
  network(instance)
  await call(getInstance, {})
  await waiting
  expect(back).toHaveBeenCalledOnce()
})

test('a call refused because the session ended is sent again, the same, once somebody has signed in', async () => {
  const asked = network(signedOut, instance)
  onSessionEnd(async () => true)
  expect(await call(getInstance, {}, { idempotencyKey: 'once' })).toEqual({ name: 'Plaudit' })
  expect(asked).toHaveBeenCalledTimes(2)
  expect(asked.mock.calls[1]).toEqual(asked.mock.calls[0])
})

test('without signing in, the call stays refused, and is not sent again', async () => {
  const asked = network(signedOut, instance)
  onSessionEnd(async () => false)
  await expect(call(getInstance, {})).rejects.toMatchObject({ code: 'not-signed-in', status: 401 })
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a wrong password does not ask anybody to sign in again', async () => {
  const ask = vi.fn<() => Promise<boolean>>(async () => true)
  onSessionEnd(ask)
  network(() => Response.json({ code: 'wrong-credentials', message: 'No.' }, { status: 401 }))
  await expect(call(getInstance, {})).rejects.toMatchObject({ code: 'wrong-credentials' })
  expect(ask).not.toHaveBeenCalled()
})
