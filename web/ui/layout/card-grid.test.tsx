import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CardGrid } from './card-grid.tsx'

test('on paper a list is whole, and on the screen again what is near it', () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ id: `row-${index}` }))
  render(
    <CardGrid label="All" rows={rows} total={300} usualHeightPx={200} renderCard={({ id }) => <p>{id}</p>} />,
  )
  const shown = () => screen.queryAllByRole('listitem').length
  expect(shown()).toBeLessThan(100)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(shown()).toBe(300)
  expect(screen.getByText('row-299')).toBeVisible()
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(shown()).toBeLessThan(100)
})
