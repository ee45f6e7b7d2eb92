import type { Endpoint } from '#contract/endpoint.ts'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { OpenPart } from './open-part.tsx'
import { currentBackend } from './setup.ts'

/**
 * Opens a page whose first answer is slow, and then fails: it has an outline while it loads, says the failure in its
 * place, and can be tried again.
 */
export async function failFirst(
  endpoint: Endpoint,
  open: () => OpenPart,
  { loading, failure }: { loading: string; failure: string },
) {
  const backend = currentBackend()
  backend.fail(endpoint)
  const held = backend.hold(endpoint)
  const { user } = open()
  const outline = await screen.findByRole('status', { name: loading })
  held.release()
  expect(await screen.findByText(failure)).toBeVisible()
  expect(outline).not.toBeInTheDocument()
  return { outline, tryAgain: () => user.click(screen.getByRole('button', { name: 'Try again' })) }
}
