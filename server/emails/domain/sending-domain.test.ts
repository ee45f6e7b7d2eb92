import { authenticate } from 'mailauth'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { getEmailDelivery } from '#contract/emails/emails.ts'
import {
  checkSendingDomain,
  getSendingDomain,
  removeSendingDomain,
  setSendingDomain,
} from '#contract/emails/sending-domain.ts'
import { mailServer } from '../../test/stand-ins/mail-server.ts'
import { makeBusiness, type Owner, workspaceOf } from '../../test/make.ts'
import { nameServer } from '../../test/stand-ins/name-server.ts'
import { testApp } from '../../test/test-app.ts'
import { checkSendingDomains } from './domain.ts'
import { queueEmail, sendDue } from '../service.ts'
import { sendingDomains } from '../tables.ts'

const records = new Map<string, string>()
const names = await nameServer(records)
const postOffice = await mailServer()
afterAll(names.close)
afterAll(postOffice.close)
const app = await testApp({
  SMTP_URL: postOffice.url,
  MAIL_FROM: 'Plaudit <mail@praise.example.com>',
  MAIL_SPF: 'include:spf.praise.example.com',
  PLAUDIT_DNS_SERVERS: names.address,
})
const { services } = app

async function enter(owner: Owner, domain: string, localPart = 'hello') {
  const { body, status } = await owner.call(setSendingDomain, { body: { domain, localPart } })
  expect(status).toBe(200)
  return body.domain!
}

async function publish(owner: Owner, domain: string) {
  const { records: wanted } = await enter(owner, domain)
  for (const { name, value } of wanted) records.set(name, value)
  return (await owner.call(checkSendingDomain, {})).body.domain!
}

let sent = 0
async function sendTo(owner: Owner, stream: 'requests' | 'transactional' = 'requests') {
  const to = `ines${++sent}@customers.example`
  const draft = { to, subject: 'How was it?', paragraphs: ['Hello'], stream, isFromBusiness: true }
  await queueEmail(services, services.db, draft, await workspaceOf(app, owner))
  await sendDue(services)
  return postOffice.to(to).at(-1)!
}

const resolver = (name: string, type: string) => {
  const record = records.get(name)
  if (type === 'TXT' && record !== undefined) return Promise.resolve([[record]])
  return Promise.reject(Object.assign(new Error('no such record'), { code: 'ENOTFOUND' }))
}

test('a business sends from its own domain once its key is in the DNS, and from no other before', async () => {
  const owner = await makeBusiness(app, 'Berg Bakery')
  const entered = await enter(owner, 'berg-bakery.com')
  expect(entered.records.map(({ kind, name, isRequired, state }) => [kind, name, isRequired, state])).toEqual(
    [
      ['dkim', expect.stringMatching(/^plaudit-\w+\._domainkey\.berg-bakery\.com$/), true, null],
      ['spf', 'berg-bakery.com', false, null],
      ['dmarc', '_dmarc.berg-bakery.com', false, null],
    ],
  )
  const early = (await owner.call(checkSendingDomain, {})).body.domain!
  expect([early.isVerified, ...early.records.map(({ state }) => state)]).toEqual([
    false,
    'missing',
    'missing',
    'missing',
  ])
  const before = await PostalMime.parse((await sendTo(owner)).source)
  expect(before.from).toEqual({ name: 'Berg Bakery', address: 'mail@praise.example.com' })

  const verified = await publish(owner, 'berg-bakery.com')
  expect([verified.isVerified, ...verified.records.map(({ state }) => state)]).toEqual([
    true,
    'found',
    'found',
    'found',
  ])
  const { sender } = (await owner.call(getEmailDelivery, {})).body
  expect(sender).toEqual({ name: 'Berg Bakery', address: 'hello@berg-bakery.com' })
  const after = await PostalMime.parse((await sendTo(owner)).source)
  expect(after.from).toEqual(sender)
})

test('what it sends is signed for: aligned with DMARC, and both unsubscribe headers with it', async () => {
  const owner = await makeBusiness(app, 'Berg Bakery')
  await publish(owner, 'signed-bakery.com')
  const { source } = await sendTo(owner)
  const trust = { ip: '192.0.2.1', helo: 'mx.example', sender: 'hello@signed-bakery.com', resolver }
  const { dkim, dmarc } = await authenticate(source, trust)
  expect(dkim.results.map(({ status, signingDomain }) => [status.result, signingDomain])).toEqual([
    ['pass', 'signed-bakery.com'],
  ])
  expect(dmarc).toMatchObject({
    status: { result: 'pass' },
    alignment: { dkim: { result: 'signed-bakery.com' } },
  })
  const signed =
    /\bh=([^;]+);/
      .exec(source.replace(/\r\n\s+/g, ''))?.[1]
      ?.toLowerCase()
      .split(':') ?? []
  expect(signed).toEqual(
    expect.arrayContaining(
      ['from', 'to', 'subject', 'reply-to', 'list-unsubscribe', 'list-unsubscribe-post'].filter(
        (name) => name !== 'reply-to',
      ),
    ),
  )
  const changed = source.replace(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'List-Unsubscribe-Post: x',
  )
  expect((await authenticate(changed, trust)).dkim.results[0]?.status.result).not.toBe('pass')
})

test('what Plaudit itself writes to the team never comes from the business’s domain', async () => {
  const owner = await makeBusiness(app)
  await publish(owner, 'team-bakery.com')
  const to = 'team@customers.example'
  await queueEmail(
    services,
    services.db,
    { to, subject: 'This week', paragraphs: ['Hello'] },
    await workspaceOf(app, owner),
  )
  await sendDue(services)
  expect((await PostalMime.parse(postOffice.to(to)[0]!.source)).from?.address).toBe('mail@praise.example.com')
})

test('a key that has left the DNS ends it over night; name servers that do not answer end nothing', async () => {
  const owner = await makeBusiness(app)
  const { records: wanted } = await publish(owner, 'gone-bakery.com')
  const dkim = wanted[0]!
  records.set(dkim.name, 'v=DKIM1; k=rsa; p=AAAA')
  const away = { ...services, config: { ...services.config, dnsServers: ['127.0.0.1:9'] } }
  const isVerified = async () => (await owner.call(getSendingDomain, {})).body.domain!.isVerified
  await checkSendingDomains.run(away, {})
  expect(await isVerified()).toBe(true)
  await checkSendingDomains.run(services, {})
  expect(await isVerified()).toBe(false)
  const now = (await owner.call(getSendingDomain, {})).body.domain!
  expect(now.records[0]).toMatchObject({ state: 'wrong', found: ['v=DKIM1; k=rsa; p=AAAA'] })
  expect((await PostalMime.parse((await sendTo(owner)).source)).from?.address).toBe('mail@praise.example.com')
})

test('a domain has one SPF record: ours goes into the one that is there', async () => {
  const owner = await makeBusiness(app)
  records.set('spf-bakery.com', 'v=spf1 include:_spf.google.com -all')
  await enter(owner, 'spf-bakery.com')
  const { records: found } = (await owner.call(checkSendingDomain, {})).body.domain!
  expect(found.find(({ kind }) => kind === 'spf')).toMatchObject({
    state: 'wrong',
    value: 'v=spf1 include:_spf.google.com include:spf.praise.example.com -all',
  })
})

test('two businesses have two keys for one domain; a key is encrypted and is in no answer', async () => {
  const [one, other] = [await makeBusiness(app), await makeBusiness(app)]
  const first = await publish(one, 'shared-bakery.com')
  const second = await enter(other, 'shared-bakery.com')
  expect(first.records[0]?.name).not.toBe(second.records[0]?.name)
  expect(second.isVerified).toBe(false)
  const rows = await services.db.select().from(sendingDomains)
  for (const { sealedKey } of rows) expect(sealedKey.toString('latin1')).not.toContain('PRIVATE KEY')
  expect(JSON.stringify(await one.call(getSendingDomain, {}))).not.toContain('sealed')
  expect((await one.call(removeSendingDomain, {})).body.domain).toBeNull()
})

test.each(['praise.example.com', 'localhost', 'co.uk', '192.168.0.1', 'bakery'])(
  '%s is no domain to send from',
  async (domain) => {
    const owner = await makeBusiness(app)
    const answer = await owner.call(setSendingDomain, { body: { domain, localPart: 'hello' } })
    expect([answer.status, Object.keys(answer.problem.fields ?? {})]).toEqual([400, ['domain']])
  },
)

test('nothing but a plain name stands before the @', async () => {
  const owner = await makeBusiness(app)
  for (const localPart of ['', 'a b', 'x@y', 'a\r\nBcc: b', '"x"', '.x']) {
    const body = { domain: 'plain-bakery.com', localPart }
    expect((await owner.call(setSendingDomain, { body })).status).toBe(400)
  }
})
