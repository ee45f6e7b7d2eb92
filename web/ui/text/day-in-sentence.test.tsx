import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DayInSentence } from './day-in-sentence.tsx'

test('inside a sentence today is lowercase, and a month keeps its capital', () => {
  render(<DayInSentence date={new Date().toISOString()} />)
  expect(screen.getByText('today')).toBeVisible()
  render(<DayInSentence date="2026-03-02T12:00:00.000Z" />)
  const day = screen.getByText('Mar 2, 2026')
  expect(day).toBeVisible()
  expect(day.closest('.lowercase')).toBeNull()
})
