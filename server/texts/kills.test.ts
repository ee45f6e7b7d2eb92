import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { defaultCampaignEmail } from '#contract/campaigns/campaign-email.ts'
import { createCampaign } from '#contract/campaigns/campaigns.ts'
import { users } from '../accounts/tables.ts'
import type { Services } from '../context.ts'
import { customers, requests } from '../customers/tables.ts'
import type { Db } from '../db/database.ts'
import { rowId } from '../kit/ids.ts'
import { secretsFrom } from '../kit/secrets/secrets.ts'
import { chanceOf } from '../test/billing/random.ts'
import { callServer, signUpAt } from '../test/processes/call-server.ts'
import { freePort } from '../test/processes/free-port.ts'
import { dataFolderForTest, startServer } from '../test/processes/server-process.ts'
import { testDatabase } from '../test/processes/test-db.ts'
import {
  gatewaySettings,
  type TakenText,
  textGateways,
  twilioCall,
  vonageCall,
} from '../test/stand-ins/text-gateways.ts'
import { workspaces } from '../workspaces/tables.ts'
import { newsAddress } from './news/text-news-addresses.ts'
import { nextTextMoment } from './numbers/quiet-hours.ts'
import { markUnknownTexts } from './sending/mark-unknown-texts.ts'
import { textConsents, texts } from './tables.ts'

/** `PLAUDIT_KILLS=20` for more of them, spread over every gateway. */
const kills = Number(process.env['PLAUDIT_KILLS'] ?? 1)
const providers = kills === 1 ? (['twilio'] as const) : (['twilio', 'vonage', 'http'] as const)
const killsEach = Math.ceil(kills / providers.length)
const people = killsEach * 20
const longestMs = 400

const runs = await Promise.all(
  providers.map(async (provider) => {
    const [{ db, url }, gateways] = [await testDatabase(), await textGateways()]
    return { provider, db, databaseUrl: url, gateways }
  }),
)
afterAll(() => runs.forEach(({ gateways }) => void gateways.server.close()))
type Run = (typeof runs)[number]

test.for(runs)(
  `killed ${killsEach} times while $provider delays, doubles and loses, the server texts nobody twice and leaves nobody unlisted`,
  { timeout: 900_000 },
  async (run) => {
    const { provider, db, gateways } = run
    await killWhileItSends(run)
    await expect.poll(() => db.$count(texts, eq(texts.state, 'queued')), { timeout: 120_000 }).toBe(0)
    await sleep(500)
    // What dead processes had in hand is looked for every minute: here a minute is over.
    const inAMinute = () => new Date(Date.now() + 60_000)
    await markUnknownTexts.run({ db, now: inAMinute } as Services, {})
    const reached = gateways.taken.map(({ to }) => to)
    expect(new Set(reached).size).toBe(reached.length)
    const rows = await db.select({ to: texts.recipient, state: texts.state }).from(texts)
    const states = new Map(rows.map(({ to, state }) => [to, state]))
    expect(reached.filter((to) => !['sent', 'unknown'].includes(states.get(to) ?? ''))).toEqual([])
    const unreached = rows.filter(({ to }) => !reached.includes(to))
    expect(unreached.filter(({ state }) => state !== 'unknown')).toEqual([])
    expect(rows).toHaveLength(people)
    const unknown = rows.filter(({ state }) => state === 'unknown').length
    const figures = { provider, kills: killsEach, people, reached: reached.length }
    if (kills > 2) console.log({ ...figures, unknown, unreached: unreached.length })
  },
)

/** Starts a campaign, and kills the server at moments of its sending. */
async function killWhileItSends({ provider, db, databaseUrl, gateways }: Run): Promise<void> {
  const chance = chanceOf(20_261_127)
  const settings = {
    ...gatewaySettings(provider, gateways.url),
    SMS_MONTHLY_LIMITS: '100000,100000',
    PORT: String(await freePort()),
    PLAUDIT_DATA: await dataFolderForTest(),
    DATABASE_URL: databaseUrl,
  }
  let server = await startServer(settings)
  const tellDelivered = await receiptsOf(provider, server.url, settings.PLAUDIT_DATA)
  const cookie = await signUpAt(server.url)
  await db.update(users).set({ emailProvenAt: new Date() })
  const made = await callServer(server.url, createCampaign, body(await fillCustomers(db)), cookie)
  const { id } = (await made.json()) as { id: string }
  gateways.delayMs = 100
  await fetch(`${server.url}/api/campaigns/${id}/send`, { method: 'POST', headers: { cookie } })
  await expect.poll(() => db.$count(requests), { timeout: 60_000 }).toBe(people)
  let told = 0
  for (let kill = 0; kill < killsEach; kill++) {
    const until = performance.now() + chance.next() * longestMs
    while (performance.now() < until) {
      await sleep(20)
      gateways.mood = chance.next() < 0.15 ? 'loses-answers' : 'takes'
    }
    await server.end('SIGKILL')
    gateways.mood = 'takes'
    server = await startServer(settings)
    // Half of the receipts are lost, and the others come twice.
    const some = gateways.taken.slice(told).filter(() => chance.next() < 0.5)
    told = gateways.taken.length
    for (const one of [...some, ...some]) expect((await tellDelivered(one)).ok).toBe(true)
  }
}

/** How this gateway tells the server that a message was delivered. */
async function receiptsOf(provider: Run['provider'], url: string, dataFolder: string) {
  const secrets = secretsFrom(await readFile(path.join(dataFolder, 'keys', 'instance.key')))
  const own = newsAddress({ secrets, config: { publicUrl: url } as Services['config'] }, provider)
  return ({ newsUrl, reference, id }: TakenText): Promise<Response> => {
    const call = {
      twilio: () => twilioCall(newsUrl, { MessageSid: id, MessageStatus: 'delivered' }),
      vonage: () =>
        vonageCall(
          newsUrl,
          { channel: 'sms', message_uuid: id, client_ref: reference, status: 'delivered' },
          new Date(),
        ),
      http: () => ({
        url: own,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: reference, status: 'delivered' }),
      }),
    }[provider]()
    return fetch(call.url, { method: 'POST', headers: call.headers, body: call.body })
  }
}

const body = (selectedCustomers: readonly string[]) => ({
  name: 'Spring',
  channel: 'text',
  ...defaultCampaignEmail,
  selectedCustomers,
})

/** Where it is day now, and will be for as long as this takes. */
function beginningNow(): string {
  const soon = new Date(Date.now() + 1_800_000)
  const isDay = (start: string) =>
    [new Date(), soon].every((moment) => nextTextMoment(`${start}000`, moment).getTime() === moment.getTime())
  return ['+447400123', '+819012345', '+573001234'].find(isDay)!
}

async function fillCustomers(db: Db): Promise<string[]> {
  const [workspace] = await db.select({ id: workspaces.id }).from(workspaces)
  const workspaceId = workspace!.id
  const now = new Date()
  const start = beginningNow()
  const rows = Array.from({ length: people }, (_, index) => ({
    workspaceId,
    id: rowId(now),
    name: `Person ${index}`,
    email: `person-${index}@example.com`,
    phone: `${start}${String(index).padStart(3, '0')}`,
    createdAt: now,
    updatedAt: now,
  }))
  await db.insert(customers).values(rows)
  const agreed = { wording: 'They agreed.', language: 'en' as const, source: 'owner' as const, givenAt: now }
  await db.insert(textConsents).values(
    rows.map(({ id: customerId, phone }) => ({
      workspaceId,
      id: rowId(now),
      customerId,
      phone,
      ...agreed,
    })),
  )
  return rows.map(({ id }) => id)
}
