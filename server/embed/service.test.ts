import { expect, test } from 'vitest'
import { policySentences } from './policy.ts'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import { widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { footParts } from '#shared/widget/widget-nodes.ts'
import { readOptions } from '#shared/widget/widget-options.ts'
import { readShown, shownWorkspace, signing } from '../test/makers/shown-workspace.ts'
import { testDatabase } from '../test/processes/test-db.ts'
import { openEmbeds } from './service.ts'

const { db } = await testDatabase()
const now = new Date('2026-06-01T12:00:00Z')

test('a website sees the newest publishable testimonials and nothing else', async () => {
  const { key, add } = await shownWorkspace(db)
  await add({ content: 'undated', isUndated: true, createdAt: new Date('2026-03-05T00:30:00Z') })
  await add({ content: 'older', createdAt: new Date('2026-01-05T23:30:00Z') })
  await add({ content: 'newer', createdAt: new Date('2026-02-05T00:30:00Z') })
  await add({ content: 'pending', status: 'pending' })
  await add({ content: 'private', isPrivate: true, rating: 1 })
  await add({ content: 'no consent', consentsToDisplay: false })
  await add({ content: 'no word', origin: 'owner', isConfirmedByAuthor: false })
  await add({ content: 'withdrawn', withdrawnAt: now })
  await add({ content: 'deleted', deletedAt: now })

  const answer = await readShown(openEmbeds({ db, ...signing }), key)

  expect(answer?.testimonials.map(({ content, date }) => [content, date])).toEqual([
    ['newer', '2026-02-05'],
    ['older', '2026-01-05'],
    ['undated', null],
  ])
  expect(
    Object.keys(answer?.testimonials[0] ?? {})
      .toSorted()
      .join(' '),
  ).toBe('content customerCompany customerName date headline id label photoUrl rating verifyUrl')
})

test('the average counts private and rejected opinions, and says of how many', async () => {
  const { key, add } = await shownWorkspace(db)
  await add({ rating: 5 })
  await add({ rating: 1, isPrivate: true })
  await add({ rating: 2, status: 'rejected' })
  await add({ rating: null, status: 'pending' })
  await add({ rating: 5, origin: 'owner_ai', isAiGenerated: true, isConfirmedByAuthor: false })

  expect(await readShown(openEmbeds({ db, ...signing }), key)).toMatchObject({
    shown: 1,
    total: 4,
    average: 2.7,
  })
})

test('imported and confirmed ratings have averages of their own, which name where they come from', async () => {
  const { key, add } = await shownWorkspace(db)
  await add({ rating: 5 })
  await add({ rating: 4, status: 'pending' })
  await add({ origin: 'imported', source: 'Google', rating: 1 })
  await add({ origin: 'api', source: 'Google', rating: 4, status: 'pending' })
  await add({ origin: 'imported', source: 'Google', rating: null })
  await add({ origin: 'imported', source: 'Google', rating: 5, deletedAt: now })
  await add({ origin: 'imported', source: 'Yelp', rating: 5, status: 'pending' })
  await add({ origin: 'owner', rating: 3 })
  await add({ origin: 'owner', rating: 1, isAttestedByOwner: true })

  expect(await readShown(openEmbeds({ db, ...signing }), key)).toMatchObject({
    total: 2,
    average: 4.5,
    otherRatings: [
      { source: 'Google', count: 3, average: 2.5, label: '2.5 from 2 imported from Google' },
      { source: null, count: 1, label: '3.0 from 1 added by the business and confirmed by customers' },
    ],
  })
})

/** One of every way that words come in: what is shown of each, and beside it what counts and is not shown. */
async function ofEveryOrigin(add: Awaited<ReturnType<typeof shownWorkspace>>['add'], synced: number) {
  const evidence = 'Great bread.'
  for (const rating of [4, 4, 3]) await add({ rating })
  for (let count = 0; count < 44; count += 1) await add({ rating: 4, status: 'pending' })
  await add({ rating: 5, isByTeam: true })
  for (const origin of ['owner', 'owner_ai'] as const)
    for (let count = 0; count < 2; count += 1)
      await add({ origin, rating: 5, isAttestedByOwner: true, content: evidence, evidence })
  for (let count = 0; count < synced; count += 1)
    await add({ origin: 'imported', source: 'Google', platform: 'google', rating: 5 })
  await add({ origin: 'imported', source: null, rating: 1 })
  await add({ origin: 'api', source: 'Shop', rating: 2 })
}

const footOf = (answer: EmbedAnswer, layout: 'grid' | 'badge' = 'grid') =>
  footParts(answer, widgetCopy.en, readOptions({ layout, max: '100' }, widgetLayouts)).map((part) =>
    typeof part === 'string' ? part : `${part.average} ★ ${[part.of, ...part.more].join(' · ')}`,
  )

test('"x of y shown" counts genuine submissions on both sides, whatever else is on the cards', async () => {
  const { key, add } = await shownWorkspace(db)
  await ofEveryOrigin(add, 2)
  const embeds = openEmbeds({ db, ...signing })
  const answer = (await readShown(embeds, key))!
  expect(answer).toMatchObject({ shown: 3, total: 47, quoted: 4, average: 4 })
  expect(answer.testimonials).toHaveLength(12)
  expect(footOf(answer)).toEqual([
    '4 ★ 47 on our form',
    '3 of 47 shown',
    '4 quoted by the business',
    '5.0 from 2 on Google',
    '1.0 from 1 imported',
    '2.0 from 1 imported from Shop',
  ])
  expect(footOf(answer, 'badge')).toEqual(['4 ★ 47 on our form · 3 more sources'])
  expect(await readShown(embeds, key, 0)).toMatchObject({ shown: 0, quoted: 0, total: 47 })

  const own = await shownWorkspace(db)
  for (let count = 0; count < 3; count += 1) await own.add()
  expect(await readShown(embeds, own.key, 2)).toMatchObject({ shown: 2, total: 3 })
})

test('the larger of the own and of a synced average leads, and nobody’s file', async () => {
  const { key, add } = await shownWorkspace(db)
  await ofEveryOrigin(add, 60)
  const answer = (await readShown(openEmbeds({ db, ...signing }), key))!
  expect(answer).toMatchObject({ shown: 3, total: 47, quoted: 4, average: 4 })
  expect(footOf(answer)).toEqual([
    '5 ★ 60 on Google',
    '3 of 47 shown',
    '4 quoted by the business',
    '4.0 from 47 on our form',
    '1.0 from 1 imported',
    '2.0 from 1 imported from Shop',
  ])
  expect(footOf(answer, 'badge')).toEqual(['5 ★ 60 on Google · 2 more sources', '4.0 from 47 on our form'])

  const filed = await shownWorkspace(db)
  for (let count = 0; count < 3; count += 1) await filed.add({ origin: 'imported', source: 'Google' })
  const fromFile = (await readShown(openEmbeds({ db, ...signing }), filed.key))!
  expect([footOf(fromFile, 'badge'), footOf(fromFile)[0]]).toEqual([[], '5.0 from 3 imported from Google'])
})

test('what nobody dated comes after everything that has a date', async () => {
  const { key, add } = await shownWorkspace(db)
  await add({ content: 'Undated', createdAt: now, isUndated: true })
  await add({ content: 'Old', createdAt: new Date('2020-01-01') })
  await add({ content: 'New', createdAt: new Date('2026-01-01') })
  const answer = await readShown(openEmbeds({ db, ...signing }), key)
  expect(answer?.testimonials.map(({ content }) => content)).toEqual(['New', 'Old', 'Undated'])
})

test('a website names five sources at most, and the last of them stands for the rest', async () => {
  const { key, add } = await shownWorkspace(db)
  for (const [index, source] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) {
    for (let count = 6; count > index; count -= 1) await add({ origin: 'imported', source, rating: 4 })
  }
  const answer = await readShown(openEmbeds({ db, ...signing }), key)
  expect(answer?.otherRatings.map(({ label }) => label)).toEqual([
    '4.0 from 6 imported from A',
    '4.0 from 5 imported from B',
    '4.0 from 4 imported from C',
    '4.0 from 3 imported from D',
    '3 imported from other sources',
  ])
})

test('every text says where it comes from when the customer did not write it', async () => {
  const { key, add } = await shownWorkspace(db)
  const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) })
  await add(at(9))
  await add({ ...at(8), isAttestedByOwner: true })
  await add({ ...at(7), origin: 'owner' })
  await add({ ...at(6), origin: 'owner_ai' })
  await add({ ...at(5), origin: 'imported', source: 'Google' })
  await add({ ...at(4), origin: 'api' })
  await add({ ...at(3), origin: 'owner_ai', isAiGenerated: true, isAttestedByOwner: true })
  await add({ ...at(2), origin: 'owner', isAttestedByOwner: true })
  const evidence = 'Mara, it was “bread, LIKE AT HOME”! Jo'
  await add({ ...at(2), origin: 'owner', isAttestedByOwner: true, content: 'Bread like at home.', evidence })
  await add({ ...at(2), origin: 'imported', source: 'Yelp', isAttestedByOwner: true, evidence })
  await add({ ...at(2), origin: 'imported', source: 'Yelp', isAttestedByOwner: true, evidence: 'Good cakes' })
  await add({ ...at(1), isAiGenerated: true, isRewarded: true })

  expect(
    (await readShown(openEmbeds({ db, ...signing }), key))?.testimonials.map(({ label }) => label),
  ).toEqual([
    null,
    'Edited by the business',
    null,
    'Written with AI, approved by the customer',
    'Imported from Google',
    'Imported',
    'Written with AI from what the customer said',
    'Imported from Yelp · Edited by the business',
    'Imported from Yelp',
    'Quoted by the business',
    'Written by the business from what the customer said',
    'Written with AI, approved by the customer · Received a reward',
  ])
})

test('a customer who did not agree to be named stays unnamed', async () => {
  const { key, add } = await shownWorkspace(db)
  await add({ consentsToName: false })
  expect((await readShown(openEmbeds({ db, ...signing }), key))?.testimonials[0]).toMatchObject({
    customerName: 'A customer',
    customerCompany: null,
  })
})

test('where nobody rated through the own links, nothing is said of an average of all of them', () => {
  const sum = { count: 2, rated: 2, stars: 9, byStars: [0, 0, 0, 1, 1], shown: 2, deleted: 0 }
  const policy = { requiresApproval: false, rewards: false }
  const counts = 'The average counts every customer’s rating, shown or not.'
  const imported = policySentences(policy, [{ ...sum, countsAs: 'imported', source: 'Google' }], 'en')
  expect(imported).not.toContain(counts)
  const own = policySentences(policy, [{ ...sum, countsAs: 'own', source: '' }], 'en')
  expect(own).toContain(counts)
  // Lower ratings are private until their customers say otherwise, and an approved one can be hidden.
  expect(own).toContain(
    'New testimonials with 4 or 5 stars appear without approval. The business can hide them.',
  )
})
