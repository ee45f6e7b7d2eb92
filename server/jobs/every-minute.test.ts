import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'
import { defineJob, defineScheduledJob } from './define-job.ts'
import { gatherMinutes } from './every-minute.ts'
import { z } from 'zod/mini'

const { services } = await testApp()
const ran: string[] = []
const common = { attempts: 1, timeoutSeconds: 10 }
const noteMinute = (name: string, work: () => void = () => undefined) =>
  defineScheduledJob(name, '* * * * *', {
    ...common,
    async run() {
      ran.push(name)
      work()
    },
  })
const failing = noteMinute('failing', () => {
  throw new Error('a full disk')
})
const hourly = defineScheduledJob('hourly', '7 * * * *', { ...common, run: () => Promise.resolve() })
const asked = defineJob({ ...common, name: 'asked', payload: z.object({}), run: () => Promise.resolve() })

test('what comes every minute is one job of the queue, and all of it is done though some of it fails', async () => {
  const gathered = gatherMinutes([failing, hourly, noteMinute('second'), asked])
  const byTheClock = gathered.filter(({ schedule }) => schedule)
  expect(byTheClock.map(({ name }) => name)).toEqual(['hourly', 'every-minute'])
  await byTheClock[1]?.run(services, {})
  expect(ran.toSorted()).toEqual(['failing', 'second'])
})

test('it can still be asked for one by one', async () => {
  const alone = gatherMinutes([failing, noteMinute('alone')]).find(({ name }) => name === 'alone')
  await alone?.run(services, {})
  expect(ran).toContain('alone')
})
