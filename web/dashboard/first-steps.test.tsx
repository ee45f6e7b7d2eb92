import { getDashboard, markChecklist } from '#contract/overview/overview.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aDashboard, aTestimonial, aUser, someStats } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const nothingDone = { isShared: false, isApproved: false, isEmbedded: false }
const steps = async () => within(await screen.findByRole('region', { name: /^Three steps/ }))
const marks = { linkCopied: false, dismissed: false }

test('somebody new sees three steps with everything they need, and is not welcomed back', async () => {
  currentBackend().answer(getDashboard, aDashboard({ checklist: nothingDone }))
  openPage('/dashboard', { as: aUser({ isNew: true }) })
  const list = await steps()
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1Share your form, or import',
    '2Approve it',
    '3Paste the code into your website',
  ])
  expect(list.getByLabelText('Link to your form')).toBeVisible()
  expect(list.getByRole('button', { name: 'Form settings' })).toBeVisible()
  expect(await list.findByLabelText('Import reviews you already have')).toBeInTheDocument()
  expect(list.getByText(/key=pk_lindqvist/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Mara Lindqvist' })).toBeVisible()
})

test('copying the link checks its step off, and what has happened is checked off by itself', async () => {
  const backend = currentBackend()
  let isShared = false
  backend.answer(getDashboard, () =>
    aDashboard({ checklist: { isShared, isApproved: true, isEmbedded: false } }),
  )
  backend.answer(markChecklist, () => {
    isShared = true
    return { ...marks, linkCopied: true }
  })
  const { user } = openPage('/dashboard')
  const list = await steps()
  const done = () => list.getAllByRole('listitem').map((one) => one.textContent?.includes('(done)'))
  expect(done()).toEqual([false, true, false])
  await user.click(list.getByRole('button', { name: /^Copy link/ }))
  await waitFor(() => expect(done()).toEqual([true, true, false]))
  expect(backend.received(markChecklist)).toEqual([{ body: { linkCopied: true } }])
})

test('the steps can be closed for good; link and code then have cards of their own', async () => {
  const backend = currentBackend()
  let checklist: typeof nothingDone | null = nothingDone
  backend.answer(getDashboard, () => aDashboard({ checklist }))
  backend.answer(markChecklist, () => {
    checklist = null
    return { ...marks, dismissed: true }
  })
  const { user } = openPage('/dashboard')
  await user.click((await steps()).getByRole('button', { name: 'Dismiss the first steps' }))
  expect(await screen.findByRole('heading', { name: 'Your form' })).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Three steps/ })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Show testimonials on your site' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a pending testimonial is approved on its card, private feedback is not', async () => {
  const backend = currentBackend()
  const pending = aTestimonial({ status: 'pending' })
  const recent = [pending, aTestimonial({ customerName: 'Dan Wu', status: 'pending', isPrivate: true })]
  const stats = someStats({ total: 2, pending: 2 })
  backend.answer(getDashboard, aDashboard({ checklist: { ...nothingDone, isShared: true }, recent, stats }))
  backend.answer(decideTestimonial, { ...pending, status: 'approved' })
  backend.answer(listTestimonials, [])
  backend.answer(getTestimonialStats, stats)
  const { user } = openPage('/dashboard')
  expect((await steps()).getByText('2 testimonials are waiting for your approval.')).toBeVisible()
  const approve = await screen.findAllByRole('button', { name: /^Approve the testimonial of/ })
  expect(approve).toHaveLength(1)
  await user.click(approve[0]!)
  expect(await screen.findByText('Status Updated')).toBeVisible()
  expect(backend.received(decideTestimonial)).toEqual([
    { params: { id: pending.id }, body: { status: 'approved' } },
  ])
})

test('samples come and go with one click each, and no call is made for them', async () => {
  const backend = currentBackend()
  backend.answer(getDashboard, aDashboard({ checklist: nothingDone }))
  const { user } = openPage('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Show sample testimonials' }))
  const samples = within(screen.getByRole('region', { name: 'Sample testimonials' }))
  expect(samples.getAllByText('Sample')).toHaveLength(samples.getAllByRole('listitem').length)
  expect(
    samples.getByText(/^Only you see these\. They are never counted, shown or exported\.$/),
  ).toBeVisible()
  expect(backend.calls(listTestimonials)).toEqual([])
  expect(localStorage.getItem('plaudit-samples')).toBe('true')
  await user.click(samples.getByRole('button', { name: 'Remove samples' }))
  expect(screen.queryByRole('region', { name: 'Sample testimonials' })).not.toBeInTheDocument()
  expect(localStorage.getItem('plaudit-samples')).toBeNull()
})
