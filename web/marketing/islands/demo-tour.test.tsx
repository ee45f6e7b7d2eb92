import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSitePage } from '../../test/open-site-page.tsx'

const steps = ['Business Setup', 'Testimonial Collection', 'AI Enhancement', 'Review Publication']
const main = () => within(screen.getByRole('main'))
const button = (name: string | RegExp) => main().getByRole('button', { name })

/** The step that is marked, and those that the styles do not hide once there are scripts. */
function shown() {
  const marked = main()
    .getAllByRole('button')
    .find((one) => one.getAttribute('aria-current') === 'step')?.textContent
  const seen = main()
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => !heading.closest('section')?.classList.contains('scripted:hidden'))
  return [marked, ...seen.map(({ textContent }) => textContent)]
}

test('MKT-29, MKT-30: the steps go from setup to publishing and back, and end where an account begins', async () => {
  const { user } = await openSitePage('/demo')
  expect(button('Previous')).toBeDisabled()
  for (const [index, name] of steps.entries()) {
    expect(shown()).toEqual([`Step ${index + 1}${name}`, name])
    if (index < 3) await user.click(button('Next'))
  }
  expect(main().queryByRole('button', { name: 'Next' })).toBeNull()
  const begin = main().getByRole('link', { name: 'Get Started' })
  expect(begin).toHaveAttribute('href', '/onboarding')
  expect(begin).not.toHaveClass('scripted:hidden')
  await user.click(button('Previous'))
  expect(shown()).toEqual(['Step 3AI Enhancement', 'AI Enhancement'])
})

test('MKT-28: a step can be chosen by its name', async () => {
  const { user } = await openSitePage('/demo')
  await user.click(button(/Review Publication/))
  expect(shown()).toEqual(['Step 4Review Publication', 'Review Publication'])
})

test('MKT-31: Live Demo opens the walk-through in a new tab', async () => {
  await openSitePage('/demo')
  const live = main().getByRole('link', { name: /^Live Demo/ })
  expect(live).toHaveAttribute('href', '/demo/oauth-review')
  expect(live).toHaveAttribute('target', '_blank')
})

test('SHELL-07, CONST-03: the walk-through goes from the form by Google to what the business sees, and copies the text', async () => {
  const { user } = await openSitePage('/demo/oauth-review')
  await user.click(button('Next'))
  expect(main().getByText('2 of 4: You are also free to share your experience')).toBeVisible()
  await user.click(button('Continue to Google'))
  expect(main().getByText(/^Google asks you to sign in with your own account/)).toBeVisible()
  await user.click(button('Copy my text'))
  expect(await screen.findByText('Copied to clipboard')).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/^The rye keeps for a week/)
  await user.click(button('Open Google (demo)'))
  expect(main().getByText('4 of 4: What the business sees')).toBeVisible()
  await user.click(button('Start over'))
  expect(main().getByText('1 of 4: What you wrote')).toBeVisible()
})

test('SHELL-07: on the way to Yelp nobody is asked for a review, and nobody has to go anywhere', async () => {
  const { user } = await openSitePage('/demo/oauth-review')
  await user.click(button('Next'))
  await user.click(button('Continue to Yelp'))
  expect(main().getByText(/^Yelp doesn’t want businesses to ask/)).toBeVisible()
  await user.click(button('Open Yelp (demo)'))
  await user.click(button('Start over'))
  await user.click(button('Next'))
  await user.click(button('No, thanks'))
  expect(main().getByText('4 of 4: What the business sees')).toBeVisible()
})

test('a link to a step opens it, and goes there', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openSitePage('/demo#step-publishing')
  await waitFor(() => expect(shown()).toEqual(['Step 4Review Publication', 'Review Publication']))
  expect(scrolled).toHaveBeenCalled()
})
