import { hideTestimonial, moveToPending, undoDecisions } from '#contract/testimonials/decisions.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import {
  card,
  decided,
  keepTestimonials,
  onCard,
  toast,
  undo,
} from '../../test/samples/testimonials-samples.ts'

const longAgo = { decidedAt: '2026-01-05T09:00:00.000Z' }
const approved = aTestimonial({ customerName: 'Ana', ...decided('approved'), ...longAgo })
const rejected = aTestimonial({ customerName: 'Ben', ...decided('rejected'), ...longAgo })

test('an approved one is hidden from the site, says so, and is shown again', async () => {
  keepTestimonials(approved)
  const { user } = openPage('/testimonials')
  await screen.findByRole('article', { name: 'Ana' })
  await user.click(onCard('Ana', 'Hide from site'))
  expect(await (await toast()).findByText('It’s off your site within a minute.')).toBeVisible()
  expect(within(card('Ana')).getByText('Hidden from your site')).toBeVisible()
  expect(within(card('Ana')).getByText('Approved')).toBeVisible()
  await user.click(onCard('Ana', 'Show again'))
  expect(await within(card('Ana')).findByText('Can be shown on your site')).toBeVisible()
  const sent = currentBackend().received(hideTestimonial)
  expect(sent.map(({ body }) => body.isHidden)).toEqual([true, false])
})

test('hiding is undone from its toast', async () => {
  keepTestimonials(approved)
  const { user } = openPage('/testimonials')
  await screen.findByRole('article', { name: 'Ana' })
  await user.click(onCard('Ana', 'Hide from site'))
  await undo(user)
  expect(await within(card('Ana')).findByText('Can be shown on your site')).toBeVisible()
})

test('a rejected one is moved back to pending, also in full', async () => {
  keepTestimonials(rejected)
  const { user } = openPage(`/testimonials?view=${rejected.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Ben' }))
  await user.click(await dialog.findByRole('button', { name: 'Move back to pending' }))
  expect(await dialog.findByRole('button', { name: 'Approve' })).toBeVisible()
  expect(await (await toast()).findByText('Moved back to Pending Review')).toBeVisible()
  expect(currentBackend().received(moveToPending)).toEqual([{ params: { id: rejected.id } }])
})

test.for(['approved', 'rejected'] as const)(
  'what was %s less than ten minutes ago is undone from its card',
  async (status) => {
    const row = aTestimonial({ customerName: 'Cleo', ...decided(status) })
    keepTestimonials(row)
    const { user } = openPage('/testimonials')
    await screen.findByRole('article', { name: 'Cleo' })
    await user.click(onCard('Cleo', 'Undo'))
    expect(await within(card('Cleo')).findByText('Pending Review')).toBeVisible()
    expect(currentBackend().received(undoDecisions)[0]?.body.ids).toEqual([row.id])
  },
)

test('after ten minutes no card offers to undo', async () => {
  keepTestimonials(approved, rejected)
  openPage('/testimonials')
  await screen.findByRole('article', { name: 'Ana' })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(onCard('Ben', 'Move back to pending')).toBeVisible()
})
