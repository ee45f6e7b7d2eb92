import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeMyTestimonial, withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { startImport } from '#contract/imports/imports.ts'
import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { workspaces } from '../workspaces/tables.ts'
import { emails } from '../emails/tables.ts'
import { userSettings } from '../settings/tables.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, type Owner, submitted, tokenOf, workspaceOf } from '../test/make.ts'
import { refuseEmailsTo } from '../test/emails.ts'
import { testApp } from '../test/test-app.ts'
import { countThemes } from '../themes/service.ts'
import { mailNews } from './news-job.ts'
import { mailWeeklyReports } from './weekly-job.ts'

const app = await testApp()
const { db } = app.services
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

function later(ms: number) {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}

const mail = () => mailNews.run(app.services, {})
const report = () => mailWeeklyReports.run(app.services, {})

function emailsTo({ user }: Owner) {
  return db.select().from(emails).where(eq(emails.recipient, user.email)).orderBy(asc(emails.createdAt))
}

function wish(owner: Owner, notifications: Record<string, boolean>) {
  return db
    .insert(userSettings)
    .values({ userId: owner.user.id, notifications })
    .onConflictDoUpdate({ target: userSettings.userId, set: { notifications } })
}

describe('emails about what came in', () => {
  beforeEach(async () => {
    later(minuteMs)
    await mail()
  })

  test('what came in is told in one email, once, however often the job runs', async () => {
    const owner = await makeBusiness(app)
    await submitted(app, owner.user.formId, { customerName: 'Ana Silva', company: 'Silva Lda' })
    await submitted(app, owner.user.formId, { customerName: 'Ben Okoye', rating: 2, content: 'Too salty.' })
    await mail()
    expect(await emailsTo(owner)).toEqual([])
    later(minuteMs)
    await Promise.all([mail(), mail()])
    await mail()
    const [message, ...more] = await emailsTo(owner)
    expect(more).toEqual([])
    expect(message?.subject).toBe('2 customers wrote about Lindqvist Bakery')
    expect(message?.text).toContain('Ana Silva, Silva Lda, 5 of 5 stars:')
    expect(message?.text).toContain(
      'Ben Okoye, 2 of 5 stars (Private feedback, Internal Use Only):\n“Too salty.”',
    )
    expect(message?.text).toContain('One testimonial needs your approval.')
    expect(message?.text).toContain('http://127.0.0.1:3000/settings?tab=notifications')
    expect(message?.workspaceId).toBe(await workspaceOf(app, owner))
    later(minuteMs)
    await mail()
    expect(await emailsTo(owner)).toHaveLength(1)
  })

  test('one testimonial: its customer stands in the subject, and the button leads to it', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    later(minuteMs)
    await mail()
    const [message] = await emailsTo(owner)
    expect(message?.subject).toBe('New testimonial from Ines Duarte')
    expect(message?.text).toContain(`/testimonials?view=${id}`)
  })

  test('private feedback is called so', async () => {
    const owner = await makeBusiness(app)
    await submitted(app, owner.user.formId, { rating: 1 })
    later(minuteMs)
    await mail()
    const [message] = await emailsTo(owner)
    expect(message?.subject).toBe('Private feedback from Ines Duarte')
    expect(message?.text).not.toContain('your approval')
  })

  test('a correction waits for approval again, and says so', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId)
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    later(minuteMs)
    await mail()
    await caller(app).call(changeMyTestimonial, {
      params: { token: tokenOf(manageUrl) },
      body: { content: 'Even better words.' },
    })
    later(minuteMs)
    await mail()
    const [first, second] = await emailsTo(owner)
    expect(first?.text).not.toContain('your approval')
    expect(second?.subject).toBe('Ines Duarte edited their testimonial')
    expect(second?.text).toContain('Even better words.')
    expect(second?.text).toContain('One testimonial needs your approval.')
  })

  test('an import is no news to whoever made it', async () => {
    const owner = await makeBusiness(app)
    await owner.call(startImport, {
      body: {
        fileName: 'r.csv',
        content: 'name,review,rating,date\nAna,Warm rye,5,2026-01-02',
        mapping: { source: 'Google', dateOrder: 'iso' },
      },
    })
    await app.drain()
    later(minuteMs)
    await mail()
    expect(await emailsTo(owner)).toEqual([])
  })

  test('whoever turned mail off gets none, and nobody gets another workspace’s', async () => {
    const without = await makeBusiness(app)
    const occasion = await makeBusiness(app)
    const other = await makeBusiness(app, 'Other Bakery')
    await wish(without, { email: false })
    await wish(occasion, { testimonialApproval: false })
    await submitted(app, without.user.formId)
    await submitted(app, occasion.user.formId)
    later(minuteMs)
    await mail()
    for (const owner of [without, occasion, other]) expect(await emailsTo(owner)).toEqual([])
  })

  test('an account that is being deleted gets no more emails', async () => {
    const owner = await makeBusiness(app)
    await submitted(app, owner.user.formId)
    await db
      .update(workspaces)
      .set({ deletionRequestedAt: app.clock.now })
      .where(eq(workspaces.id, await workspaceOf(app, owner)))
    later(minuteMs)
    await mail()
    expect(await emailsTo(owner)).toEqual([])
  })

  test('emails and mark go together: when one cannot be posted, none is and all come later', async () => {
    const owner = await makeBusiness(app)
    await submitted(app, owner.user.formId)
    later(minuteMs)
    const failing = {
      ...app.services,
      jobs: { ...app.services.jobs, enqueue: () => Promise.reject(new Error('no queue')) },
    }
    await expect(mailNews.run(failing, {})).rejects.toThrow('no queue')
    expect(await emailsTo(owner)).toEqual([])
    await mail()
    expect(await emailsTo(owner)).toHaveLength(1)
  })
})

describe('the weekly report', () => {
  /** Travels to the next Monday, 07:00 UTC and some seconds. */
  function toMonday() {
    const { now } = app.clock
    const days = (8 - now.getUTCDay()) % 7 || 7
    app.clock.now = new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 7, 0, 5),
    )
  }

  test('it counts the seven days before, and comes once', async () => {
    const owner = await makeBusiness(app)
    toMonday()
    await report()
    later(2 * dayMs)
    const { id } = await submitted(app, owner.user.formId, { customerName: 'Ana Silva' })
    await submitted(app, owner.user.formId, { customerName: 'Ben Okoye', rating: 3 })
    await submitted(app, owner.user.formId, { customerName: 'Cem Aydın', rating: 4 })
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    toMonday()
    await Promise.all([report(), report()])
    later(dayMs)
    await report()
    const [message, ...more] = await emailsTo(owner)
    expect(more).toEqual([])
    expect(message?.subject).toBe('Your week at Lindqvist Bakery: 3 received, 1 approved')
    expect(message?.text).toContain('Received: 3, 4.0 of 5 stars on average')
    expect(message?.text).toContain('Of these, private feedback: 1')
    expect(message?.text).toContain('Waiting for your approval: 1\nCem Aydın')
    expect(message?.text).toContain('/settings?tab=notifications')
  })

  test('it says what customers wrote about more than usual, and whether they praise it', async () => {
    const owner = await makeBusiness(app)
    toMonday()
    await report()
    const monday = app.clock.now
    const write = (content: string, howMany: number, daysAfter: number) =>
      db.execute(sql`insert into testimonials
          (workspace_id, id, customer_name, content, language, rating, status, origin, is_confirmed_by_author, created_at, received_at)
        select ${workspaceId}, gen_random_uuid(), 'Ana', ${content}, 'en', 4, 'approved', 'imported', true, at, at
        from generate_series(1, ${howMany}), cast(${new Date(monday.getTime() + daysAfter * dayMs).toISOString()} as timestamptz) as at`)
    const workspaceId = await workspaceOf(app, owner)
    await write('The delivery was late.', 4, -20)
    await write('The bread is great.', 8, -13)
    await write('The delivery was late.', 5, 2)
    await write('The bread is great.', 3, 3)
    await countThemes.run(app.services, {})
    toMonday()
    await report()
    const [message] = await emailsTo(owner)
    expect(message?.text).toContain(
      'What customers wrote about more than usual:\nDelivery: 5 testimonials, up from 1 a week. Mostly criticism.',
    )
    expect(message?.text).not.toContain('Bread')
  })

  test('a server that starts late in a week tells nobody of a week before their account', async () => {
    toMonday()
    await report()
    later(dayMs)
    const owner = await makeBusiness(app)
    await submitted(app, owner.user.formId, { customerName: 'Ana Silva' })
    later(2 * dayMs)
    await report()
    expect(await emailsTo(owner)).toEqual([])
    toMonday()
    await report()
    expect((await emailsTo(owner)).map(({ subject }) => subject)).toEqual([
      'Your week at Lindqvist Bakery: 1 received, 0 approved',
    ])
  })

  test('what the owner deleted still counts in the average of the week', async () => {
    const owner = await makeBusiness(app)
    toMonday()
    await report()
    later(2 * dayMs)
    await submitted(app, owner.user.formId, { rating: 5 })
    const { id } = await submitted(app, owner.user.formId, { rating: 1, content: 'Never again.' })
    await owner.call(deleteTestimonial, { params: { id } })
    toMonday()
    await report()
    const [message] = await emailsTo(owner)
    expect(message?.text).toContain('Received: 2, 3.0 of 5 stars on average')
  })

  test('private feedback and withdrawn words do not wait for approval', async () => {
    const owner = await makeBusiness(app)
    toMonday()
    await report()
    later(dayMs)
    await submitted(app, owner.user.formId, { rating: 1 })
    const { manageUrl } = await submitted(app, owner.user.formId)
    await caller(app).call(withdrawMyTestimonial, { params: { token: tokenOf(manageUrl) } })
    toMonday()
    await report()
    const [message] = await emailsTo(owner)
    expect(message?.subject).toContain('2 received')
    expect(message?.text).not.toContain('Waiting for your approval')
    expect(message?.text).not.toContain('Ines Duarte')
  })

  test('one report that fails keeps no other back, and comes when the job is tried again', async () => {
    const owners = [await makeBusiness(app), await makeBusiness(app)]
    toMonday()
    await report()
    for (const owner of owners) await submitted(app, owner.user.formId)
    toMonday()
    const reports = async () => (await Promise.all(owners.map(emailsTo))).map(({ length }) => length)
    const accept = await refuseEmailsTo(app, owners[0]!.user.email)
    await expect(report()).rejects.toThrow('failed for 1 of')
    expect(await reports()).toEqual([0, 1])
    await accept()
    await report()
    expect(await reports()).toEqual([1, 1])
  })

  test('a week in which nothing happened is not worth an email, nor one that nobody wants', async () => {
    const quiet = await makeBusiness(app)
    const unwilling = await makeBusiness(app)
    await wish(unwilling, { weeklyReports: false })
    await submitted(app, unwilling.user.formId)
    toMonday()
    await report()
    expect(await emailsTo(quiet)).toEqual([])
    expect(await emailsTo(unwilling)).toEqual([])
  })
})
