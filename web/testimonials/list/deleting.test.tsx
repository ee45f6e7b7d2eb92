import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { restoreTestimonial } from '#contract/testimonials/decisions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { card, keepTestimonials, onCard, toast, undo } from '../../test/samples/testimonials-samples.ts'
import { readToast } from '../../ui/message/toast.ts'

const ines = aTestimonial()
const jonas = aTestimonial({ customerName: 'Jonas Weber' })

async function openList() {
  keepTestimonials(ines, jonas)
  const { user } = openPage('/testimonials')
  expect(await screen.findByText('2 testimonials')).toBeVisible()
  return user
}

test('deleting is one press without a question, and undone from its toast (TEST-12, TEST-13)', async () => {
  const user = await openList()
  await user.click(onCard('Ines Duarte', 'Delete'))
  expect(await (await toast()).findByText('Testimonial Deleted')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('article', { name: 'Ines Duarte' })).toBeNull()
  expect(screen.getByText('1 testimonial')).toBeVisible()
  await undo(user)
  await waitFor(() => expect(card('Ines Duarte')).toBeVisible())
  expect(screen.getByText('2 testimonials')).toBeVisible()
})

test('a card goes at once, before the server has answered', async () => {
  const user = await openList()
  const held = currentBackend().hold(deleteTestimonial)
  await user.click(onCard('Ines Duarte', 'Delete'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ines Duarte' })).toBeNull())
  expect(readToast()?.isOpen).not.toBe(true)
  held.release()
  expect(await (await toast()).findByText('Testimonial Deleted')).toBeVisible()
})

test('a deletion that fails brings the card back, and says so there and in no toast (ERR-08)', async () => {
  const user = await openList()
  const backend = currentBackend()
  backend.fail(deleteTestimonial)
  const lists = backend.hold(listTestimonials)
  const deletions = backend.hold(deleteTestimonial)
  await user.click(onCard('Ines Duarte', 'Delete'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ines Duarte' })).toBeNull())
  deletions.release()
  expect(await screen.findByRole('article', { name: 'Ines Duarte' })).toBeVisible()
  lists.release()
  expect(await within(card('Ines Duarte')).findByRole('alert')).toHaveTextContent(
    "This couldn't be deleted. Please try again.",
  )
  expect(readToast()?.isOpen).not.toBe(true)
})

test('an undo that fails says so', async () => {
  const user = await openList()
  currentBackend().fail(restoreTestimonial)
  await user.click(onCard('Ines Duarte', 'Delete'))
  await undo(user)
  expect(await (await toast()).findByText("It couldn't be restored. Please try again.")).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Ines Duarte' })).toBeNull()
})
