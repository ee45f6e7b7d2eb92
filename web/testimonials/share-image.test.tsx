import { getCardDesign } from '#contract/sharing.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aTestimonial } from '../test/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { keepTestimonials } from '../test/testimonials-samples.ts'

const shown = aTestimonial({
  customerName: 'Ines Duarte',
  status: 'approved',
  publishable: true,
  waitingFor: null,
  verifyUrl: '/verify/abc123',
})

async function openDetails(testimonial = shown) {
  const backend = currentBackend()
  keepTestimonials(testimonial)
  backend.answerUnlessTold(getCardDesign, { design: null })
  const page = openPage(`/testimonials?view=${testimonial.id}`)
  return { page, dialog: await screen.findByRole('dialog', { name: testimonial.customerName }) }
}

test('a testimonial that can be shown is downloaded as an image of the chosen size and colors', async () => {
  const { page, dialog } = await openDetails()
  await page.user.click(within(dialog).getByRole('button', { name: 'Share' }))
  const share = within(await screen.findByRole('dialog', { name: 'Share' }))
  const png = () => share.getByRole('link', { name: 'Download PNG' })
  expect(png()).toHaveAttribute('href', '/share/abc123.png?size=wide')
  expect(png()).toHaveAttribute('download', 'testimonial-ines-duarte-wide.png')
  expect(share.getByRole('img', { name: 'Preview of Ines Duarte’s testimonial' })).toHaveAttribute(
    'src',
    '/share/abc123.png?size=wide',
  )

  await page.user.click(share.getByRole('radio', { name: 'Square' }))
  fireEvent.change(share.getByLabelText('Accent'), { target: { value: '#ff8800' } })
  await waitFor(() => expect(png()).toHaveAttribute('href', '/share/abc123.png?size=square&accent=ff8800'))
  expect(share.getByRole('link', { name: 'Download SVG' })).toHaveAttribute(
    'href',
    '/share/abc123.svg?size=square&accent=ff8800',
  )
})

test('a testimonial that is not shown anywhere has no image to share', async () => {
  const { dialog } = await openDetails(aTestimonial({ status: 'pending', verifyUrl: null }))
  expect(within(dialog).queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
})
