import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { keepTestimonials, onCard, toast } from '../../test/samples/testimonials-samples.ts'

/** Opens the list; `press` presses a button as the keyboard does. */
async function openList(...names: string[]) {
  keepTestimonials(...names.map((customerName) => aTestimonial({ customerName })))
  const { user } = openPage('/testimonials')
  expect(await screen.findAllByRole('article')).toHaveLength(names.length)
  const press = async (element: HTMLElement, key = 'Enter') => {
    element.focus()
    await user.keyboard(key === 'Enter' ? '{Enter}' : '[Space]')
  }
  return { user, press }
}

const bar = () => within(screen.getByRole('region', { name: 'Selected testimonials' }))
const count = () => screen.getByRole('heading', { name: /^\d testimonials?$/ })

test('after a decision the focus is on what the card still offers (TEST-08)', async () => {
  const { press } = await openList('Ana', 'Ben')
  await press(onCard('Ana', 'Approve'))
  await waitFor(() => expect(onCard('Ana', 'View')).toHaveFocus())
})

test('when the bar for several goes, the focus goes on at the count above the list (TEST-08)', async () => {
  const { user, press } = await openList('Ana', 'Ben', 'Cleo', 'Dora')
  const ana = () => screen.getByRole('checkbox', { name: 'Select Ana’s testimonial' })
  await press(ana(), 'Space')
  await press(bar().getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Selected testimonials' })).toBeNull()
  expect(count()).toHaveFocus()
  await press(ana(), 'Space')
  await press(bar().getByRole('button', { name: 'Approve' }))
  expect(await (await toast()).findByText('1 testimonial approved.')).toBeVisible()
  expect(count()).toHaveFocus()
  await user.tab()
  expect(screen.getByLabelText('Sort by')).toHaveFocus()
})

test('a dialog that leads to another one gives the focus back to where the first was opened', async () => {
  const { user, press } = await openList('Ana', 'Cleo')
  const view = onCard('Cleo', 'View')
  await press(view)
  const viewing = within(await screen.findByRole('dialog', { name: 'Cleo' }))
  await press(await viewing.findByRole('button', { name: 'Edit' }))
  const editing = within(await screen.findByRole('dialog', { name: 'Edit testimonial' }))
  await waitFor(() => expect(editing.getByLabelText('Testimonial')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(view).toHaveFocus())
})

test('a card deleted in its dialog leaves the focus on the page (TEST-12)', async () => {
  const { press } = await openList('Ana', 'Ben', 'Cleo')
  await press(onCard('Cleo', 'View'))
  const viewing = within(await screen.findByRole('dialog', { name: 'Cleo' }))
  await press(await viewing.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('article', { name: 'Cleo' })).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
  )
})

test('one deletion after the other, the focus stays on a card, and with the last goes to the page (TEST-12)', async () => {
  const { press } = await openList('Ana', 'Ben', 'Cleo')
  for (const [name, next] of [
    ['Ana', 'Ben'],
    ['Cleo', 'Ben'],
  ] as const) {
    await press(onCard(name, 'Delete'))
    await waitFor(() => expect(onCard(next, 'Approve')).toHaveFocus())
  }
  await press(onCard('Ben', 'Delete'))
  expect(await screen.findByRole('heading', { name: 'No testimonials found' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
