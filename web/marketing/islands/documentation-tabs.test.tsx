import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSitePage } from '../../test/open-site-page.tsx'

const names = ['Getting Started', 'Features', 'Integrations', 'API Reference', 'Troubleshooting']
const tabs = () =>
  within(document.querySelector<HTMLElement>('nav[aria-label=Documentation]')!).getAllByRole('tab')
const tab = (name: string) => tabs().find(({ textContent }) => textContent === name)!
const chosen = () =>
  tabs()
    .filter((one) => one.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent)

test('MKT-32: the documentation has five tabs, each for a panel of its name; a press chooses one, and Back the one before', async () => {
  const { user } = await openSitePage('/documentation')
  expect(tabs().map(({ textContent }) => textContent)).toEqual(names)
  expect(chosen()).toEqual(['Getting Started'])
  for (const one of tabs()) {
    const panel = document.getElementById(one.getAttribute('aria-controls') ?? '')
    expect(panel).toHaveAttribute('role', 'tabpanel')
    expect(panel).toHaveAccessibleName(one.textContent)
  }
  for (const name of ['Integrations', 'API Reference']) {
    await user.click(tab(name))
    await waitFor(() => expect(chosen()).toEqual([name]))
  }
  expect(location.hash).toBe('#api-reference')
  location.hash = '#integrations'
  await waitFor(() => expect(chosen()).toEqual(['Integrations']))
})

test('MKT-34: the address of a call opens its part; arrow keys walk the tabs, past the ends too, and Tab meets only the chosen one', async () => {
  const { user } = await openSitePage('/documentation#delete-api-testimonials-id')
  expect(chosen()).toEqual(['API Reference'])
  tab('API Reference').focus()
  await user.keyboard('{ArrowRight}')
  expect(tab('Troubleshooting')).toHaveFocus()
  await waitFor(() => expect(chosen()).toEqual(['Troubleshooting']))
  await user.keyboard('{ArrowRight}')
  expect(tab('Getting Started')).toHaveFocus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(tab('API Reference')).toHaveFocus()
  await waitFor(() => expect(chosen()).toEqual(['API Reference']))
  expect(tabs().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('API Reference')])
})
