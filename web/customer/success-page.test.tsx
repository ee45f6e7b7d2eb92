import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCustomerPage } from '../test/open-customer-page.tsx'

test('the thank-you page thanks by name and repeats what the address says (PUBF-08, PUBF-09)', () => {
  openCustomerPage('/testimonial-success?customerName=Amara&content=Good%20bread&testimonialId=7')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank You, Amara')
  expect(screen.getByText('Your testimonial has been submitted successfully.')).toBeVisible()
  expect(screen.getByRole('figure')).toHaveTextContent(/Good bread.*Amara/)
  expect(screen.getByText('5 out of 5 stars')).toBeInTheDocument()
  expect(screen.getByText(/^Reference:/)).toHaveTextContent('Reference: 7')
})

test('without anything in the address it still thanks', () => {
  openCustomerPage('/testimonial-success')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank You')
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
})

test.for(['<img src=x onerror="alert(1)">', '"><script>alert(2)</script>', 'javascript:alert(4)//'])(
  'what the address says is text: %s',
  (text) => {
    const hints = new URLSearchParams({
      customerName: text,
      content: text,
      testimonialId: text,
      rating: text,
    })
    openCustomerPage(`/testimonial-success?${hints}`)
    expect(screen.getByRole('figure').querySelector('blockquote')).toHaveTextContent(text)
    expect(screen.getByText('5 out of 5 stars')).toBeInTheDocument()
    expect(document.querySelector('main img, main script')).toBeNull()
  },
)
