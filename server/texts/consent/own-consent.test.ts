import { afterAll, describe, expect, test } from 'vitest'
import { exportAccount } from '#contract/accounts/security.ts'
import {
  changeMyTestimonial,
  downloadMyTestimonial,
  eraseMyTestimonial,
  getMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { createCustomer, getCustomer, listCustomers } from '#contract/customers/customers.ts'
import { getCustomerTexting, giveTextConsent, requestTestimonialByText } from '#contract/texts/texts.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, submitted, workspaceOf } from '../../test/make.ts'
import { dayInAmerica, tell } from '../../test/makers/make-texting.ts'
import { gatewaySettings, textGateways, twilioCall } from '../../test/stand-ins/text-gateways.ts'
import { testApp } from '../../test/test-app.ts'
import { newsAddress } from '../news/text-news-addresses.ts'
import { recordTextConsents } from './text-consents.ts'

const gateways = await textGateways()
afterAll(() => void gateways.server.close())
const app = await testApp(gatewaySettings('twilio', gateways.url))
app.clock.now = dayInAmerica

describe('PROD-06: customers agree on their private page', () => {
  const page = (token: string, language: 'en' | 'de' = 'en') => {
    const asked = { params: { token }, query: { language } }
    const send = (body: { texts: { phone: string; wording: string } | null }) =>
      caller(app).call(changeMyTestimonial, { ...asked, body })
    return {
      read: async () => (await caller(app).call(getMyTestimonial, asked)).body.texting!,
      agree: async (phone: string, wording?: string) => {
        const shown = (await caller(app).call(getMyTestimonial, asked)).body.texting!
        return send({ texts: { phone, wording: wording ?? shown.wording } })
      },
      stop: () => send({ texts: null }),
    }
  }
  const anna = { customerName: 'Anna Berg', customerEmail: 'anna@berg.example' }

  test('in their language, which is kept word by word, and what they take back there holds', async () => {
    const owner = await makeBusiness(app, 'Berg Bakery')
    const { token } = await submitted(app, owner.user.formId, anna)
    const theirs = page(token, 'de')
    const wording =
      'Berg Bakery darf mir SMS schicken, die um eine Bewertung bitten. Ich kann jederzeit mit STOPP antworten. Es können Gebühren meines Anbieters anfallen.'
    expect(await theirs.read()).toEqual({ wording, phoneEnding: null, isStopped: false })
    const agreed = await theirs.agree('+1 (212) 555-7001')
    expect(agreed.body.texting).toEqual({ wording, phoneEnding: '01', isStopped: false })
    expect(agreed.text).not.toContain('5557001')
    const [customer] = (await owner.call(listCustomers, {})).body
    expect(customer).toMatchObject({
      name: anna.customerName,
      email: anna.customerEmail,
      language: 'de',
    })
    const params = { id: customer!.id }
    const consent = { wording, source: 'customer-page', vouchedBy: '', note: '' }
    const known = (await owner.call(getCustomerTexting, { params })).body
    expect(known).toMatchObject({ phone: '+12125557001', reason: null, language: 'de', consent })
    expect(known.consent?.givenAt).toBe(dayInAmerica.toISOString())
    const { text } = await caller(app).call(downloadMyTestimonial, { params: { token } })
    expect(JSON.parse(text)).toMatchObject({ textConsents: [{ phone: '+12125557001', wording }] })

    await owner.call(requestTestimonialByText, { params })
    expect((await theirs.stop()).body.texting?.phoneEnding).toBe(null)
    await app.drain()
    expect(gateways.taken).toEqual([])
    expect((await owner.call(getCustomer, { params })).body.requests[0]?.state).toBe('suppressed')
    // A list does not bring it back; somebody of the team who heard it from them does.
    const stated = { customerId: params.id, phone: '+12125557001', businessName: 'Berg Bakery' }
    await app.services.db.transaction(async (tx) =>
      recordTextConsents(app.services, tx, await workspaceOf(app, owner), [{ ...stated, source: 'import' }]),
    )
    expect((await owner.call(getCustomerTexting, { params })).body.reason).toBe('no-consent')
    await owner.call(giveTextConsent, { params, body: { note: 'On the phone' } })
    expect((await owner.call(getCustomerTexting, { params })).body.reason).toBe(null)
    expect((await theirs.read()).phoneEnding).toBe('01')
    await caller(app).call(eraseMyTestimonial, { params: { token } })
    const all = await owner.call(exportAccount, {})
    expect(all.text).not.toContain('5557001')
  })

  test('with a number that can be texted, for words that they saw, and never in place of one that the business has', async () => {
    const owner = await makeBusiness(app, 'Berg Bakery')
    const { token } = await submitted(app, owner.user.formId, anna)
    const theirs = page(token)
    expect((await theirs.agree('555 0123')).problem.fields).toEqual({
      phone: 'Enter the number with its country code, like +1 212 555 0123',
    })
    expect((await theirs.agree('+12125557002', 'Anything goes.')).problem.code).toBe('edited-elsewhere')
    for (const phone of ['+12125557002', '+12125557003'])
      expect((await theirs.agree(phone)).body.texting?.phoneEnding).toBe(phone.slice(-2))
    const stop = { MessageSid: 'x', From: '+12125557003', Body: 'STOP' }
    await tell(app, twilioCall(newsAddress(app.services, 'twilio'), stop))
    expect((await theirs.read()).isStopped).toBe(true)
    const body = { name: 'Bo', email: 'bo@berg.example', phone: '+12125557004' }
    const { id } = (await owner.call(createCustomer, { body })).body
    const bo = { customerName: 'Bo', customerEmail: body.email }
    const another = page((await submitted(app, owner.user.formId, bo)).token)
    expect((await another.agree('+12125557005')).problem).toMatchObject({ code: 'invalid-input' })
    expect((await another.agree(body.phone)).status).toBe(200)
    expect((await owner.call(getCustomerTexting, { params: { id } })).body.reason).toBe(null)
  })
})
