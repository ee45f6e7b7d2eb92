import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

test('a tooltip appears after the pointer has rested for 700 ms (CONST-02)', async () => {
  // Drawn once before, so that what draws it is loaded.
  await import('./tooltip-bubble.tsx')
  render(
    <Tooltip label="Delete this view">
      <button type="button">Delete</button>
    </Tooltip>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(650))
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby')
  act(() => void vi.advanceTimersByTime(50))
  expect(screen.getByRole('button')).toHaveAttribute('aria-describedby')
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete this view')
})
