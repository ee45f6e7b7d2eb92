import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

/** Chooses both kinds of the page's export; the addresses that the browser was sent to. */
export async function exportBoth(user: UserEvent) {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  for (const item of ['Spreadsheet (CSV)', 'JSON']) {
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return left.mock.calls.flat()
}
