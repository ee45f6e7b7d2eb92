import { glob, readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testimonialOrigins, testimonialStatuses } from '#contract/testimonials/testimonials.ts'
import { users } from '../../accounts/tables.ts'
import { rowId } from '../../kit/ids.ts'
import { makeBusiness } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { testimonials } from '../tables.ts'
import { isConfirmedOnRequest, shownName, waitingFor } from './visibility.ts'
import { mayBeNamed, showsRequest } from './visibility-rule.ts'

const app = await testApp()
const { db, now } = app.services

const answers = [true, false, null]
const both = [true, false]

/** What else there may be to say of a row: nothing, or one thing that keeps it from being shown, whatever the rest says. */
const closings = (moment: Date) => [
  {},
  { withdrawnAt: moment },
  { isPrivate: true },
  { hiddenAt: moment },
  { deletedAt: moment },
  { platformHold: 'removed' as const },
  { platformHold: 'terms' as const },
]

/** One row of every kind that the rules tell apart. */
async function rowsOfEveryKind(): Promise<string> {
  const owner = await makeBusiness(app)
  const [found] = await db.select().from(users).where(eq(users.id, owner.user.id))
  const workspaceId = found!.workspaceId!
  const base = { workspaceId, customerName: 'Ana', company: 'Ana & Co', content: 'Good bread.' }
  const moment = now()
  const rows = testimonialOrigins.flatMap((origin) =>
    testimonialStatuses.flatMap((status) =>
      answers.flatMap((answer) =>
        both.flatMap((isConfirmedByAuthor) =>
          both.flatMap((flag) =>
            closings(moment).map((closing) => ({
              ...base,
              id: rowId(moment),
              origin,
              status,
              isConfirmedByAuthor,
              isAttestedByOwner: flag,
              confirmedOnRequest: !flag || Object.keys(closing).length === 0,
              consentsToDisplay: answer,
              consentsToName: flag ? answer : !answer,
              ...closing,
              createdAt: moment,
              receivedAt: moment,
            })),
          ),
        ),
      ),
    ),
  )
  await db.insert(testimonials).values(rows)
  return workspaceId
}

test('what may be shown, under which name and how it is labeled is the same in the database and in the app', async () => {
  const workspaceId = await rowsOfEveryKind()
  const found = await db
    .select({ row: testimonials, isNamed: mayBeNamed, isOnRequest: showsRequest })
    .from(testimonials)
    .where(eq(testimonials.workspaceId, workspaceId))
  expect(found.length).toBeGreaterThan(500)
  for (const { row, isNamed, isOnRequest } of found) {
    const wordAndConsent = row.isConfirmedByAuthor && (row.consentsToDisplay ?? row.origin !== 'customer')
    const isOpen =
      row.status === 'approved' &&
      !row.isPrivate &&
      [row.withdrawnAt, row.hiddenAt, row.deletedAt, row.platformHold].every((closing) => closing === null)
    expect(row.publishable).toBe(isOpen && wordAndConsent)
    expect(waitingFor(row) === null).toBe(row.publishable)
    const named = { customerName: 'Ana', customerCompany: 'Ana & Co' }
    const unnamed = { customerName: 'A customer', customerCompany: null }
    expect(shownName(row)).toEqual(isNamed ? named : unnamed)
    expect(isConfirmedOnRequest(row)).toBe(isOnRequest)
  }
})

test('no other file of the server says what may be shown or under which name', async () => {
  const rule =
    /coalesce\(consents_to|consentsTo\w+ \?\?|is_confirmed_by_author and|'A customer'|publishable, true/
  const copies: string[] = []
  for await (const file of glob('server/**/*.ts')) {
    // The words for somebody without a name, in every language.
    if (file === 'server/kit/words/outlet-copy.ts') continue
    if (!file.endsWith('.test.ts') && rule.test(await readFile(file, 'utf8'))) copies.push(file)
  }
  const both = ['visibility-rule.ts', 'visibility.ts'].map((file) => `server/testimonials/consent/${file}`)
  expect(copies.toSorted()).toEqual(both)
})
