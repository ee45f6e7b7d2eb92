import { changeSeveral } from '#contract/testimonials/organizing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, undoDecisions } from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import * as samples from '../../test/samples/testimonials-samples.ts'

const ana = aTestimonial({ customerName: 'Ana' })
const ben = aTestimonial({ customerName: 'Ben' })
const cleo = aTestimonial({ customerName: 'Cleo' })

test('what is pending is approved with one press, and offers no decision any more (TEST-08, TEST-09)', async () => {
  samples.keepTestimonials(ana)
  const { user } = openPage('/testimonials')
  const one = within(await screen.findByRole('article', { name: 'Ana' }))
  expect(one.getByText('Pending Review')).toBeVisible()
  await user.click(one.getByRole('button', { name: 'Approve' }))
  expect(await (await samples.toast()).findByText('Status Updated')).toBeVisible()
  expect((await samples.toast()).getByText('Testimonial status has been updated successfully.')).toBeVisible()
  expect(one.getByText('Approved')).toBeVisible()
  expect(one.getByText('Can be shown on your site')).toBeVisible()
  expect(one.queryByRole('button', { name: /Approve|Reject/ })).toBeNull()
  expect(await screen.findByRole('radio', { name: 'Approved 1' })).toBeInTheDocument()
  expect(currentBackend().received(decideTestimonial)).toEqual([
    { params: { id: ana.id }, body: { status: 'approved' } },
  ])
})

test('a decision shows before the server has answered, and the toast leads to where it went (TEST-08)', async () => {
  samples.keepTestimonials(ana, ben)
  const { user } = openPage('/testimonials?status=pending')
  await screen.findByRole('article', { name: 'Ana' })
  const answer = currentBackend().hold(decideTestimonial)
  await user.click(samples.onCard('Ana', 'Approve'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ana' })).toBeNull())
  expect(screen.getByRole('radio', { name: 'Approved 1' })).toBeInTheDocument()
  answer.release()
  await user.click(await (await samples.toast()).findByRole('link', { name: 'See approved testimonials' }))
  expect(await screen.findByRole('article', { name: 'Ana' })).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Ben' })).toBeNull()
})

test('a decision is undone from its toast, and can then be made anew (TEST-08)', async () => {
  samples.keepTestimonials(ana)
  const { user } = openPage('/testimonials')
  const one = within(await screen.findByRole('article', { name: 'Ana' }))
  await user.click(one.getByRole('button', { name: 'Approve' }))
  await samples.undo(user)
  expect(await (await samples.toast()).findByText('Moved back to Pending Review')).toBeVisible()
  expect(one.getByText('Pending Review')).toBeVisible()
  expect(currentBackend().received(undoDecisions)[0]?.body.ids).toEqual([ana.id])
  await user.click(one.getByRole('button', { name: 'Reject' }))
  expect(await one.findByText('Rejected')).toBeVisible()
  expect(one.queryByRole('button', { name: /Approve|Reject/ })).toBeNull()
})

test('an undo that comes too late is told in the words of the server', async () => {
  samples.keepTestimonials(ana)
  currentBackend().refuse(undoDecisions, 'nothing-to-undo', 'There is nothing left to undo.')
  const { user } = openPage('/testimonials')
  await screen.findByRole('article')
  await user.click(samples.onCard('Ana', 'Approve'))
  await samples.undo(user)
  expect(await (await samples.toast()).findByText('There is nothing left to undo.')).toBeVisible()
  expect(within(samples.card('Ana')).getByText('Approved')).toBeVisible()
})

test('a decision that fails says so and changes nothing; only the newest toast is seen (ERR-06, ERR-07, SHELL-40, SHELL-44)', async () => {
  samples.keepTestimonials(ana, ben)
  const { user } = openPage('/testimonials')
  await screen.findAllByRole('article')
  await user.click(samples.onCard('Ana', 'Approve'))
  const usual = await (await samples.toast()).findByRole('listitem')
  expect(usual).not.toHaveClass('bg-danger')
  currentBackend().fail(decideTestimonial)
  await user.click(samples.onCard('Ben', 'Approve'))
  expect(await (await samples.toast()).findByText('Error')).toBeVisible()
  expect((await samples.toast()).getByText('Failed to update testimonial status.')).toBeVisible()
  expect((await samples.toast()).getAllByRole('listitem')).toHaveLength(1)
  expect((await samples.toast()).getByRole('listitem')).toHaveClass('bg-danger')
  expect(within(samples.card('Ben')).getByText('Pending Review')).toBeVisible()
  expect(samples.onCard('Ben', 'Approve')).toBeVisible()
})

test('past the plan’s limit the server’s sentence is said, with the way to the plans', async () => {
  samples.keepTestimonials(ana)
  const sentence = 'Without a plan, you can approve 3 testimonials in total. Choose a plan.'
  currentBackend().refuse(decideTestimonial, 'plan-limit-reached', sentence)
  const { user } = openPage('/testimonials')
  await screen.findAllByRole('article')
  await user.click(samples.onCard('Ana', 'Approve'))
  expect(await (await samples.toast()).findByText(sentence)).toBeVisible()
  expect((await samples.toast()).getByRole('button', { name: 'See plans' })).toBeVisible()
  expect(within(samples.card('Ana')).getByText('Pending Review')).toBeVisible()
})

test('several are decided at once, and put back at once', async () => {
  samples.keepTestimonials(ana, ben, cleo)
  const { user } = openPage('/testimonials')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ben’s testimonial' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana’s testimonial' }))
  const bar = within(screen.getByRole('region', { name: 'Selected testimonials' }))
  expect(bar.getByText('2 selected')).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Approve' }))
  expect(await (await samples.toast()).findByText('2 testimonials approved.')).toBeVisible()
  expect(await screen.findAllByText('Can be shown on your site')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Selected testimonials' })).toBeNull()
  const { ids } = currentBackend().received(changeSeveral)[0]!.body
  expect(ids.toSorted()).toEqual([ana.id, ben.id].toSorted())

  await samples.undo(user)
  expect(await (await samples.toast()).findByText('Moved back to Pending Review')).toBeVisible()
  expect(await screen.findAllByRole('button', { name: 'Approve' })).toHaveLength(3)
})

test('all are chosen with one box, and what was decided before is said to be skipped (TEST-08)', async () => {
  samples.keepTestimonials(ana, ben, aTestimonial({ customerName: 'Dora', ...samples.decided('approved') }))
  const { user } = openPage('/testimonials')
  const all = await screen.findByRole('checkbox', { name: 'Select all 3' })
  await user.click(all)
  const bar = within(screen.getByRole('region', { name: 'Selected testimonials' }))
  expect(bar.getByText('3 selected')).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Reject' }))
  expect(
    await (await samples.toast()).findByText('2 testimonials rejected. Skipped: 1 already approved.'),
  ).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
})

test('after a decision, an edit and a deletion the list and the numbers are read again (TEST-14)', async () => {
  samples.keepTestimonials(ana, ben)
  const backend = currentBackend()
  const { user } = openPage('/testimonials')
  await screen.findAllByRole('article')
  const reads = () => [backend.calls(listTestimonials).length, backend.calls(getTestimonialStats).length]
  const isReadAgain = async ([lists, stats]: number[]) => {
    await waitFor(() => expect(reads()).toEqual([lists! + 1, stats! + 1]))
  }

  let before = reads()
  await user.click(samples.onCard('Ana', 'Approve'))
  await isReadAgain(before)
  expect(await screen.findByRole('radio', { name: 'Approved 1' })).toBeInTheDocument()

  before = reads()
  await user.click(samples.onCard('Ben', 'Edit'))
  await user.type(await screen.findByLabelText('Testimonial'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await isReadAgain(before)

  before = reads()
  await user.click(samples.onCard('Ben', 'Delete'))
  await isReadAgain(before)
  expect(await screen.findByRole('radio', { name: 'All 1' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Pending Review 0' })).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('what is pending or rejected is offered to no platform, neither on its card nor in full (TEST-15)', async () => {
  samples.keepTestimonials(ana, aTestimonial({ customerName: 'Ben', ...samples.decided('rejected') }))
  const { user } = openPage('/testimonials')
  await screen.findAllByRole('article')
  const offer = { name: /publish|google|yelp/i }
  for (const name of ['Ana', 'Ben']) {
    expect(within(samples.card(name)).queryByText('Can be shown on your site')).toBeNull()
    expect(within(samples.card(name)).queryByRole('button', offer)).toBeNull()
    await user.click(samples.onCard(name, 'View'))
    const viewing = within(await screen.findByRole('dialog', { name }))
    expect(await viewing.findByRole('button', { name: 'Edit' })).toBeVisible()
    expect(viewing.queryByRole('button', offer)).toBeNull()
    expect(viewing.queryByRole('link', offer)).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})
