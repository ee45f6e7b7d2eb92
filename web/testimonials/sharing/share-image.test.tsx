import { getCardDesign } from '#contract/collection/sharing.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { keepTestimonials } from '../../test/samples/testimonials-samples.ts'

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
  backend.answerByDefault(getCardDesign, { design: null })
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

test('a post of the business quotes to the letter, names who said it, and leads to the proof', async () => {
  const { shareText, shareWays } = await import('./share-text.ts')
  const said = aTestimonial({
    content: `The rye keeps for a week.\n${'Every loaf is worth the walk. '.repeat(10)}`,
    customerName: 'Ines Duarte',
    headline: null,
    label: 'Received a reward',
  })
  const text = shareText(said, 'Lindqvist Bakery')
  const [quote = '', who, label] = text.split('\n')
  expect(said.content.replace(/\s+/g, ' ')).toContain(quote.slice(1, -5))
  expect(quote).toMatch(/walk\. \[…\]”$/)
  expect([who, label]).toEqual(['Ines Duarte about Lindqvist Bakery', 'Received a reward'])
  expect(quote.length).toBeLessThan(200)
  // An edit that waits for the customer is posted by nobody as theirs.
  const edited = aTestimonial({
    ...said,
    content: 'The best loaf in town.',
    confirmedContent: 'A good loaf.',
  })
  expect(shareText(edited, 'Lindqvist Bakery')).toContain('“A good loaf.”')
  const nameless = aTestimonial({ ...said, consents: { ...said.consents, name: false } })
  expect(shareText(nameless, 'Lindqvist Bakery')).not.toContain('Ines')
  const url = 'https://reviews.example/verify/abc'
  const ways = shareWays({ text, url })
  expect(ways.map(({ name }) => name)).toEqual(['LinkedIn', 'X', 'Facebook', 'WhatsApp', 'Email'])
  for (const { href } of ways) expect(decodeURIComponent(href)).toContain(url)
})
