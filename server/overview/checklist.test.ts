import { expect, test } from 'vitest'
import { getImport, startImport } from '#contract/imports/imports.ts'
import { getDashboard, markChecklist } from '#contract/overview/overview.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { makeBusiness, makeMember, type Owner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp({ PUBLIC_URL: 'https://praise.example' })

const checklist = async (owner: Pick<Owner, 'call'>) =>
  (await owner.call(getDashboard, {})).body.workspace?.checklist

async function show({ user }: Owner, site: string) {
  await app.http.inject({
    url: `/api/embed/testimonials/me?apiKey=${user.apiKey}`,
    headers: { origin: `https://${site}` },
  })
}

test('the first steps are done by what happens, and then the list is gone', async () => {
  const owner = await makeBusiness(app)
  expect(await checklist(owner)).toEqual({ isShared: false, isApproved: false, isEmbedded: false })
  const { id } = await submitted(app, owner.user.formId, {})
  expect(await checklist(owner)).toEqual({ isShared: true, isApproved: false, isEmbedded: false })
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  await show(owner, 'praise.example')
  expect(await checklist(owner)).toEqual({ isShared: true, isApproved: true, isEmbedded: false })
  await show(owner, 'bakery.example')
  await expect.poll(() => checklist(owner)).toBeNull()
})

test('copying the link is a step done, and closing the list closes it for one user', async () => {
  const owner = await makeBusiness(app)
  const member = await makeMember(app, owner)
  await owner.call(markChecklist, { body: { linkCopied: true } })
  expect((await checklist(owner))?.isShared).toBe(true)
  expect((await checklist(member))?.isShared).toBe(false)
  const { body } = await owner.call(markChecklist, { body: { dismissed: true } })
  expect(body).toEqual({ linkCopied: true, dismissed: true })
  expect(await checklist(owner)).toBeNull()
  expect(await checklist(member)).toMatchObject({ isApproved: false })
})

test('reviews can be approved as they are imported, on the word of whoever imports them', async () => {
  const owner = await makeBusiness(app)
  const content =
    'name,review,rating\nAda,"Warm rye, every morning.",5\nBen,"Late once, and kind about it.",2'
  const body = { fileName: 'reviews.csv', content, approve: true }
  const { id } = (await owner.call(startImport, { body })).body
  await app.drain()
  expect((await owner.call(getImport, { params: { id } })).body).toMatchObject({ state: 'done', added: 2 })
  const rows = (await owner.call(listTestimonials, {})).body
  expect(rows.map(({ status, origin }) => [status, origin])).toEqual([
    ['approved', 'imported'],
    ['approved', 'imported'],
  ])
  const stats = (await owner.call(getTestimonialStats, {})).body
  expect(stats).toMatchObject({ approved: 2, pending: 0, publishable: 2 })
  expect((await owner.call(getDashboard, {})).body.workspace?.activity[0]).toMatchObject({ kind: 'approved' })
})
