import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aPerson } from '../../test/person.ts'
import { CopyButton } from './copy-button.tsx'

test('what was copied is confirmed for two seconds (CONST-03, CONST-10)', async () => {
  const user = aPerson()
  render(<CopyButton text="pk_of_the_bakery" label="Copy key" />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await user.click(screen.getByRole('button', { name: /^Copy key/ }))
  expect(screen.getByText('Copied!')).not.toHaveClass('invisible')
  expect(await navigator.clipboard.readText()).toBe('pk_of_the_bakery')
  act(() => void vi.advanceTimersByTime(1_900))
  expect(screen.getByText('Copied!')).not.toHaveClass('invisible')
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.getByText('Copied!')).toHaveClass('invisible')
})
