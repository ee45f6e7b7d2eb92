import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { getWall, saveWall } from '#contract/wall/wall.ts'
import { emails } from './tables.ts'
import { connectToDatabase } from '../db/database.ts'
import { rowId } from '../kit/ids.ts'
import { makeMail } from '../integrations/mail/mail.ts'
import type { OutgoingEmail } from '../integrations/mail/outgoing-email.ts'
import { makeBusiness, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { markUnknownEmails } from './mark-unknown.ts'
import { queueEmail, queueEmails, sendDue, sendEmails } from './service.ts'

interface Arrived {
  readonly recipients: string[]
  readonly source: string
}

/** A real SMTP server; `mood` decides how it treats the next email. */
const postOffice = { mood: 'kind' as 'kind' | 'refuses' | 'hangs up', arrived: [] as Arrived[] }
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, done) {
    done(postOffice.mood === 'refuses' ? Object.assign(new Error('busy'), { responseCode: 451 }) : null)
  },
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      postOffice.arrived.push({ recipients, source: Buffer.concat(parts).toString() })
      // The email is in, and nobody hears it.
      if (postOffice.mood === 'hangs up') for (const connection of smtp.connections) connection.close()
      else done()
    })
  },
})
smtp.on('error', () => undefined)
const port = await new Promise<number>((resolve) => {
  const listening = smtp.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port))
})
const app = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Plaudit <praise@example.com>' })
const { services } = app
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))

async function posted(to: string, subject = 'Hello') {
  await queueEmail(services, services.db, {
    to,
    subject,
    paragraphs: ['Good morning <b>Ines</b> & all,', 'กขค'],
  })
  const [message] = await services.db.select().from(emails).where(eq(emails.recipient, to))
  return message!.id
}

async function rowOf(id: string) {
  const [row] = await services.db.select().from(emails).where(eq(emails.id, id))
  return row!
}

const stateOf = async (id: string) => (await rowOf(id)).state
const travel = (ms: number) => (app.clock.now = new Date(app.clock.now.getTime() + ms))

test('an email reaches its one recipient, readable in both forms, and is marked as sent', async () => {
  postOffice.mood = 'kind'
  const id = await posted('ines@example.com')
  await app.drain()
  expect(await stateOf(id)).toBe('sent')
  const { recipients, source } = postOffice.arrived.at(-1)!
  const message = await PostalMime.parse(source)
  expect(recipients).toEqual(['ines@example.com'])
  expect(message.from?.address).toBe('praise@example.com')
  expect(message.messageId).toBe(`<${id}@127.0.0.1>`)
  expect(message.text).toContain('Good morning <b>Ines</b> & all,')
  expect(message.html).toContain('&lt;b&gt;Ines&lt;/b&gt; &amp; all')
  expect(message.html).toContain('กขค')
})

test('a link that opens something is in the email in both forms, and nowhere once it has left', async () => {
  postOffice.mood = 'kind'
  const to = 'secret@example.com'
  const url = 'https://praise.example.com/my/A$1B&x=1'
  const row = async () => (await services.db.select().from(emails).where(eq(emails.recipient, to)))[0]
  await queueEmail(services, services.db, {
    to,
    subject: 'Your words',
    paragraphs: ['Hello', 'See https://evil.example/?t=[your personal link]'],
    button: { label: 'Look', url, isSecret: true },
  })
  const waiting = await row()
  expect(`${waiting?.text}${waiting?.html}`).not.toContain('/my/')
  await app.drain()
  const message = await PostalMime.parse(postOffice.arrived.at(-1)!.source)
  expect(message.text).toContain(`Look:\n${url}`)
  expect(message.text, 'what the business wrote has no part in it').toContain('https://evil.example/?t=...')
  expect(message.html?.split('/my/')).toHaveLength(3)
  expect(message.html).toContain('href="https://praise.example.com/my/A$1B&amp;x=1"')
  expect(JSON.stringify(await row())).not.toContain('/my/')
})

test('what a business writes carries its name and color, and what the product writes its own', async () => {
  const owner = await makeBusiness(app, 'Berg Bakery')
  const workspaceId = await workspaceOf(app, owner)
  const { body: wall } = await owner.call(getWall, {})
  const { slug, isOn, isIndexed, title, intro, backgroundColor, shownTags } = wall
  const look = { slug, isOn, isIndexed, title, intro, backgroundColor, shownTags, accentColor: '#b4532a' }
  await owner.call(saveWall, { body: look })
  const draft = { to: 'look@example.com', subject: 'Hello', paragraphs: ['Good morning'] }
  const htmlOf = async (id: string) => (await rowOf(id)).html
  const own = await htmlOf(await queueEmail(services, services.db, draft, workspaceId))
  const asked = { ...draft, stream: 'requests' as const }
  const theirs = await htmlOf(await queueEmail(services, services.db, asked, workspaceId))
  expect(theirs).toMatch(/class="name"[^>]*>Berg Bakery</)
  expect(theirs).toContain('#b4532a')
  expect(own).toMatch(/class="name"[^>]*>Plaudit</)
  expect(own).not.toContain('#b4532a')
})

test('nobody can smuggle a second recipient or a header into an email', async () => {
  postOffice.mood = 'kind'
  await posted('one@example.com, two@example.com', 'Hi\r\nBcc: three@example.com')
  await app.drain()
  for (const { recipients, source } of postOffice.arrived) {
    expect(recipients.length).toBeLessThan(2)
    expect(source).not.toMatch(/^Bcc:/im)
  }
})

test('an email that the server refuses for now is tried again', async () => {
  postOffice.mood = 'refuses'
  const id = await posted('later@example.com')
  await sendDue(services)
  expect(await rowOf(id)).toMatchObject({ state: 'queued', lastError: expect.stringContaining('451 busy') })
  postOffice.mood = 'kind'
  await sendDue(services)
  expect(await stateOf(id), 'not before its time').toBe('queued')
  travel(20_000)
  await sendDue(services)
  expect(await stateOf(id)).toBe('sent')
})

test('an email that may or may not have left is named so and never sent a second time by itself', async () => {
  postOffice.mood = 'hangs up'
  const id = await posted('perhaps@example.com')
  await sendDue(services)
  expect(await stateOf(id)).toBe('unknown')
  postOffice.mood = 'kind'
  await sendDue(services)
  expect(
    postOffice.arrived.filter(({ recipients }) => recipients.includes('perhaps@example.com')),
  ).toHaveLength(1)
})

test('an email that was being sent when the process died becomes unknown within a minute', async () => {
  const leftAlone = async (secondsAgo: number) => {
    const id = rowId(services.now())
    const sentAt = new Date(services.now().getTime() - secondsAgo * 1_000)
    const draft = { id, recipient: 'x@example.com', subject: 'x', text: 'x', html: 'x' }
    await services.db.insert(emails).values({ ...draft, state: 'sending', createdAt: sentAt, sentAt })
    return id
  }
  const [long, short] = [await leftAlone(46), await leftAlone(5)]
  await markUnknownEmails.run(services, {})
  expect([await stateOf(long), await stateOf(short)]).toEqual(['unknown', 'sending'])
  // The next look is not left to the clock.
  const { rows } = await services.database.pool.query<{ startAfter: Date }>(
    `select start_after as "startAfter" from plaudit_jobs.job where name = $1 and state = 'created'`,
    [markUnknownEmails.name],
  )
  expect(rows.map(({ startAfter }) => startAfter.getTime() - services.now().getTime())).toEqual([41_000])
  app.clock.now = new Date(app.clock.now.getTime() + 41_000)
  await markUnknownEmails.run(services, {})
  expect(await stateOf(short)).toBe('unknown')
})

test('emails that are due are sent although no job is left that would', async () => {
  postOffice.mood = 'kind'
  const id = await posted('forgotten@example.com')
  const isNeeded = () => sendEmails.isNeeded?.(services)
  expect(await isNeeded()).toBe(true)
  const meanwhile: unknown[] = []
  const send = async (message: OutgoingEmail) => {
    meanwhile.push(await sendEmails.isNeeded?.(sending))
    await services.mail.send(message)
  }
  const sending = { ...services, mail: { ...services.mail, send } }
  await sendDue(sending)
  expect([meanwhile, await stateOf(id), await isNeeded()]).toEqual([[false], 'sent', false])
})

test('two processes with the same email in hand send it once', async () => {
  postOffice.mood = 'kind'
  await posted('once@example.com')
  await Promise.all([1, 2, 3].map(() => sendDue(services)))
  expect(postOffice.arrived.filter(({ recipients }) => recipients.includes('once@example.com'))).toHaveLength(
    1,
  )
})

test('two processes on one database send 500 emails once each, and both take part', async () => {
  postOffice.mood = 'kind'
  const to = Array.from({ length: 500 }, (_, index) => `shared${index}@customers.example`)
  const drafts = to.map((address) => ({ to: address, subject: 'Hello', paragraphs: ['Good morning'] }))
  await queueEmails(services, services.db, drafts, null)
  const sent = [0, 0]
  const processes = sent.map((_, index) => {
    const database = connectToDatabase(services.database.pool.options.connectionString!, 'external')
    const mail = makeMail(services.config)
    const send = async (email: OutgoingEmail) => {
      sent[index]! += 1
      await mail.send(email)
    }
    return { ...services, database, db: database.db, mail: { ...mail, send } }
  })
  await Promise.all(processes.map(sendDue))
  await Promise.all(processes.map(({ database }) => database.close()))
  const arrived = postOffice.arrived
    .flatMap(({ recipients }) => recipients)
    .filter((address) => address.startsWith('shared'))
  expect(arrived.toSorted()).toEqual(to.toSorted())
  expect(sent.every((some) => some > 0)).toBe(true)
  expect(sent[0]! + sent[1]!).toBe(500)
})

test('an email that left but could not be marked is not sent again, and is named unknown', async () => {
  postOffice.mood = 'kind'
  const to = 'unmarked@example.com'
  const id = await posted(to)
  const { pool } = services.database
  await pool.query(
    `alter table emails add constraint no_mark check (state <> 'sent' or recipient <> '${to}') not valid`,
  )
  await expect(sendDue(services)).rejects.toMatchObject({ constraint: 'no_mark' })
  await pool.query('alter table emails drop constraint no_mark')
  await sendDue(services)
  expect(postOffice.arrived.filter(({ recipients }) => recipients.includes(to))).toHaveLength(1)
  expect(await stateOf(id)).toBe('sending')
  app.clock.now = new Date(app.clock.now.getTime() + 11 * 60_000)
  await markUnknownEmails.run(services, {})
  expect(await stateOf(id)).toBe('unknown')
})

test('an old email that is being tried again is not named unknown while it is sent', async () => {
  postOffice.mood = 'refuses'
  const id = await posted('patient@example.com')
  await sendDue(services)
  app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
  let stateMeanwhile: string | undefined
  const send = async (message: OutgoingEmail) => {
    await markUnknownEmails.run(services, {})
    stateMeanwhile = await stateOf(message.id)
  }
  await sendDue({ ...services, mail: { ...services.mail, send } })
  expect(stateMeanwhile).toBe('sending')
  expect(await stateOf(id)).toBe('sent')
})

test('an email is tried again for about a day while the mail server refuses it', async () => {
  postOffice.mood = 'refuses'
  const id = await posted('away@example.com')
  const began = app.clock.now
  for (let row = await rowOf(id); row.state === 'queued'; row = await rowOf(id)) {
    if (row.dueAt > app.clock.now) app.clock.now = row.dueAt
    await sendDue(services)
  }
  expect(await stateOf(id)).toBe('failed')
  const hours = (app.clock.now.getTime() - began.getTime()) / 3_600_000
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(30)
})
