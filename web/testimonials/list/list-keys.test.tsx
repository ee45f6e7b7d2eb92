import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { aComplaint, card, keepTestimonials, onCard } from '../../test/samples/testimonials-samples.ts'

const [ana, ben, cleo] = ['Ana', 'Ben', 'Cleo'].map((customerName) => aTestimonial({ customerName }))

/** Every key that the overlay names, with what it says about it. */
async function keysInHelp(): Promise<[string | null, string | null][]> {
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  const meanings = help.getAllByRole('definition')
  return help.getAllByRole('term').map(({ textContent }, at) => [textContent, meanings[at]!.textContent])
}

test('j, k, x, a, r, e, / and ? work the list, never while somebody types, and ? names exactly these (TEST-08)', async () => {
  keepTestimonials(ana!, ben!, cleo!)
  const { user } = openPage('/testimonials')
  await screen.findAllByRole('article')
  await user.keyboard('j')
  expect(card('Ana')).toHaveFocus()
  await user.keyboard('jj')
  expect(card('Cleo')).toHaveFocus()
  await user.keyboard('k')
  expect(card('Ben')).toHaveFocus()
  await user.keyboard('x')
  expect(screen.getByRole('checkbox', { name: 'Select Ben’s testimonial' })).toBeChecked()
  await user.keyboard('x')
  expect(screen.queryByRole('region', { name: 'Selected testimonials' })).toBeNull()
  await user.keyboard('r')
  expect(await within(card('Ben')).findByText('Rejected')).toBeVisible()
  await user.keyboard('ka')
  expect(await within(card('Ana')).findByText('Approved')).toBeVisible()
  // Decided already: nothing is asked of the server.
  await user.keyboard('ar')
  expect(currentBackend().received(decideTestimonial)).toEqual([
    { params: { id: ben!.id }, body: { status: 'rejected' } },
    { params: { id: ana!.id }, body: { status: 'approved' } },
  ])

  await user.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Search testimonials' })
  expect(search).toHaveFocus()
  await user.keyboard('jkxare?')
  expect(search).toHaveValue('jkxare?')
  await user.clear(search)
  card('Cleo').focus()
  await user.keyboard('?')
  expect(await keysInHelp()).toEqual([
    ['j', 'Next testimonial'],
    ['k', 'Previous testimonial'],
    ['x', 'Select or clear it'],
    ['a', 'Approve it'],
    ['r', 'Reject it'],
    ['e', 'Edit it'],
    ['/', 'Search'],
    ['?', 'Show these shortcuts'],
  ])
  // Escape would close the toast first.
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  card('Cleo').focus()
  await user.keyboard('e')
  expect(await screen.findByRole('dialog', { name: 'Edit testimonial' })).toBeVisible()
})

test('where a decided one leaves the list, the next key is for the card in its place (TEST-08)', async () => {
  keepTestimonials(ana!, ben!, cleo!)
  const { user } = openPage('/testimonials?status=pending')
  await screen.findAllByRole('article')
  await user.keyboard('jr')
  await waitFor(() => expect(onCard('Ben', 'Approve')).toHaveFocus())
  await user.keyboard('r')
  await waitFor(() => expect(onCard('Cleo', 'Approve')).toHaveFocus())
  await user.keyboard('a')
  expect(await screen.findByRole('heading', { name: 'No testimonials found' })).toBeVisible()
})

test('private feedback is nobody’s to approve or reject, and its list names no key for it', async () => {
  keepTestimonials(aComplaint(), ana!)
  const { user } = openPage('/testimonials')
  await screen.findAllByRole('article')
  await user.keyboard('jar')
  await user.click(screen.getByRole('tab', { name: 'Private feedback 1 open' }))
  await screen.findByRole('heading', { name: '1 case' })
  await user.keyboard('jarx')
  expect(currentBackend().received(decideTestimonial)).toEqual([])
  const bar = within(screen.getByRole('region', { name: 'Selected testimonials' }))
  const offered = bar.getAllByRole('button').map(({ textContent }) => textContent)
  expect(offered).toEqual(['Tag', 'Export', 'Delete', 'Clear'])
  await user.keyboard('?')
  expect((await keysInHelp()).map(([key]) => key)).toEqual(['j', 'k', 'x', 'e', '/', '?'])
})
