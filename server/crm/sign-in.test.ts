import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as crm from '#contract/crm/crm.ts'
import { authorizeCrm, finishCrmSignIn, getCrmOptions } from '#contract/crm/crm-sign-in.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { logInAgain, makeBusiness, type Owner } from '../test/make.ts'
import { fakeCrms, hubspotPortal } from '../test/stand-ins/crms.ts'
import { testApp } from '../test/test-app.ts'
import { crmIntegrations } from './tables.ts'
import { hubspotEventsPath } from './webhook.ts'

const crms = await fakeCrms()
afterAll(() => crms.close())
const appSecret = 'the-app-secret'
const app = await testApp({
  HUBSPOT_URL: crms.url,
  SALESFORCE_URL: crms.url,
  HUBSPOT_CLIENT_ID: 'the-app',
  HUBSPOT_CLIENT_SECRET: appSecret,
  SALESFORCE_CLIENT_ID: 'the-other-app',
  SALESFORCE_CLIENT_SECRET: 'another-secret',
})
const minute = 60_000

beforeEach(() => {
  Object.assign(crms, { people: [], deals: [], gone: [], isAway: false, pageSize: 50 })
  app.clock.now = new Date()
})

/** What the CRM is asked with when the owner presses "Sign in". */
async function authorized(owner: Owner, crmType: crm.CrmType) {
  const instanceUrl = crmType === 'salesforce' ? 'https://bakery.my.salesforce.com' : ''
  const { url } = (await owner.call(authorizeCrm, { params: { crmType }, body: { instanceUrl } })).body
  return new URL(url).searchParams
}

const comeBack = async (owner: Owner, crmType: crm.CrmType, query: object) =>
  (await owner.call(finishCrmSignIn, { params: { crmType }, query })).headers['location']

describe('signing in at a CRM', () => {
  test.for(['hubspot', 'salesforce'] as const)(
    '%s: the owner comes back connected, and the tokens are renewed when they are over',
    async (crmType) => {
      const owner = await makeBusiness(app)
      expect((await owner.call(getCrmOptions, {})).body.signIn).toEqual(['hubspot', 'salesforce'])
      const asked = await authorized(owner, crmType)
      expect(asked.get('code_challenge_method')).toBe('S256')
      expect(asked.get('redirect_uri')).toBe(
        `${app.services.config.publicUrl}/api/crm-sign-in/${crmType}/callback`,
      )
      crms.signIns.set('the-code', asked.get('code_challenge') ?? '')
      const back = await comeBack(owner, crmType, { code: 'the-code', state: asked.get('state') })
      expect(back).toBe(`/crm-integrations?connected=${crmType}`)
      const [integration] = (await owner.call(crm.listCrmIntegrations, {})).body
      expect(integration).toMatchObject({ crmType, isExpired: false })
      const rows = JSON.stringify(await app.services.db.select().from(crmIntegrations))
      for (const token of crms.accessTokens) expect(rows).not.toContain(Buffer.from(token).toString('hex'))

      // Half an hour later the token is over: what is taken is the renewed one.
      crms.accessTokens.clear()
      app.clock.now = new Date(app.clock.now.getTime() + 40 * minute)
      await logInAgain(owner)
      crms.people = [{ id: '1', firstName: 'Ines', lastName: 'Duarte', email: 'ines@example.com' }]
      const synced = await owner.call(crm.syncCrm, { params: { id: integration!.id } })
      expect(synced.body.contactsSynced).toBe(1)

      // The owner took the access back at the CRM.
      crms.accessTokens.clear()
      crms.signIns.clear()
      app.clock.now = new Date(app.clock.now.getTime() + 40 * minute)
      await logInAgain(owner)
      await owner.call(crm.syncCrm, { params: { id: integration!.id } })
      expect((await owner.call(crm.listCrmIntegrations, {})).body[0]).toMatchObject({
        isExpired: true,
        lastError: expect.stringContaining('Please connect again'),
      })
    },
  )

  test('an answer of another session, an old one, or one that was used connects nothing', async () => {
    const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
    const asked = await authorized(owner, 'hubspot')
    const state = asked.get('state')
    const answer = { code: 'stolen', state }
    crms.signIns.set('stolen', asked.get('code_challenge') ?? '')
    expect(await comeBack(other, 'hubspot', answer)).toBe('/crm-integrations?problem=expired')
    expect(await comeBack(owner, 'salesforce', answer)).toBe('/crm-integrations?problem=expired')
    expect(await comeBack(owner, 'hubspot', { error: 'access_denied' })).toContain('problem=canceled')
    expect(await comeBack(owner, 'hubspot', { ...answer, code: 'wrong' })).toContain('problem=failed')
    expect(await comeBack(owner, 'hubspot', answer)).toBe('/crm-integrations?problem=expired')
    expect((await owner.call(crm.listCrmIntegrations, {})).body).toEqual([])
  })
})

describe('changes that HubSpot tells of', () => {
  const bodyOf = (events: object[]) => JSON.stringify(events)
  const told = (body: string, { at = app.clock.now.getTime(), secret = appSecret } = {}) => {
    const signed = `POST${app.services.config.publicUrl}${hubspotEventsPath}${body}${at}`
    return app.http.inject({
      method: 'POST',
      url: hubspotEventsPath,
      headers: {
        'content-type': 'application/json',
        'x-hubspot-signature-v3': createHmac('sha256', secret).update(signed).digest('base64'),
        'x-hubspot-request-timestamp': String(at),
      },
      payload: body,
    })
  }
  const event = (subscriptionType: string, objectId: number) => ({
    portalId: Number(hubspotPortal),
    subscriptionType,
    objectId,
  })

  test('are read there, once they are signed and not older than five minutes', async () => {
    const owner = await makeBusiness(app)
    const asked = await authorized(owner, 'hubspot')
    crms.signIns.set('for-events', asked.get('code_challenge') ?? '')
    await comeBack(owner, 'hubspot', { code: 'for-events', state: asked.get('state') })
    const [integration] = (await owner.call(crm.listCrmIntegrations, {})).body
    const ines = { id: '1', firstName: 'Ines', lastName: 'Duarte', email: 'ines@example.com' }
    const tomasz = { id: '2', firstName: 'Tomasz', lastName: 'Berg', email: 'tomasz@example.com' }
    crms.people = [ines]
    await owner.call(crm.syncCrm, { params: { id: integration!.id } })
    const here = async () =>
      (await owner.call(listCustomers, { query: {} })).body.map(({ email }) => email).toSorted()
    crms.people = [tomasz]
    const body = bodyOf([event('contact.creation', 2), event('contact.deletion', 1)])
    const now = app.clock.now.getTime()
    for (const wrong of [
      await told(body, { secret: 'guessed' }),
      await told(body, { at: now - 301_000 }),
      await told(body, { at: now + 301_000 }),
    ])
      expect(wrong.statusCode).toBe(400)
    await app.drain()
    expect(await here()).toEqual(['ines@example.com'])
    expect((await told(body)).statusCode).toBe(204)
    await app.drain()
    expect(await here()).toEqual(['tomasz@example.com'])
    expect((await told('{"not":"events"}')).statusCode).toBe(204)
    const paused = eq(crmIntegrations.id, integration!.id)
    await app.services.db.update(crmIntegrations).set({ isActive: false }).where(paused)
    crms.calls.length = 0
    await told(body)
    await app.drain()
    expect(crms.calls.filter((call) => call.includes('batch/read'))).toEqual([])
  })
})
