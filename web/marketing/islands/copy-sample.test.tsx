import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LightToaster } from '../../ui/message/light-toaster.tsx'
import { CopySample } from './copy-sample.tsx'
import { aPerson } from '../../test/person.ts'

const text = 'curl -X POST "http://127.0.0.1:3000/api/testimonials"'
const copy = () => screen.getByRole('button', { name: /^Copy/ })

function open() {
  render(
    <>
      <CopySample text={text} />
      <LightToaster />
    </>,
  )
  return aPerson()
}

test('a sample is copied as it stands', async () => {
  const user = open()
  await user.click(copy())
  expect(await screen.findByText('Copied!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('a browser that keeps its clipboard to itself is not said to have copied', async () => {
  const user = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await user.click(copy())
  expect(await screen.findByText('Not copied')).toBeVisible()
  expect(screen.getByText(/Select the text and copy it instead\.$/)).toBeVisible()
})
