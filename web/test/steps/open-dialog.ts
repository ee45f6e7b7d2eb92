import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Presses a button and finds the dialog that it opens. */
export async function openDialog(user: UserEvent, button: string, title: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: title })
}
