import { listCustomers } from '#contract/customers/customers.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { someStats } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void }
}
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }))

test('a phone opens the menu as a drawer, and the page one goes to has the focus', async () => {
  happyDOM.setViewport({ width: 390, height: 844 })
  currentBackend().answer(listCustomers, [])
  currentBackend().answer(listTestimonials, [])
  currentBackend().answer(getTestimonialStats, someStats())
  const { user } = openPage('/customers')
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(within(drawer).getByRole('link', { name: 'Embed Widgets' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.pathname).toBe('/embed-code')
  expect(screen.getByRole('main')).toHaveFocus()
})
