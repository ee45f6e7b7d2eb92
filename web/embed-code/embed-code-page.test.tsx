import { generateApiKey } from '#contract/accounts/accounts.ts'
import { getWidgetHeights } from '#contract/embed/widget-heights.ts'
import { listTestimonials, type Testimonial } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listPage } from '../test/list-answer.ts'
import { type OpenPart, openPart } from '../test/open-part.tsx'
import { aTestimonial, aUser, someStats } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const long = 'word '.repeat(30)

/** The page of a bakery whose approved testimonials are these, the newest first. */
async function openEmbedCode(
  approved: Testimonial[] = [],
  { total = approved.length, as = aUser() } = {},
): Promise<OpenPart> {
  const publishable = total - approved.filter(({ waitingFor }) => waitingFor !== null).length
  currentBackend().answer(listTestimonials, listPage(approved, { total }))
  currentBackend().answer(getTestimonialStats, someStats({ total, approved: total, publishable }))
  const page = openPart('/embed-code', { as })
  await screen.findByRole('heading', { level: 1, name: 'Embed Widgets' })
  return page
}

const shown = (own: Partial<Testimonial> = {}) =>
  aTestimonial({ status: 'approved', publishable: true, waitingFor: null, ...own })
const snippet = (choices = '') =>
  `<script src="${location.origin}/embed.js?key=pk_lindqvist${choices}" data-widget="testimonials"></script>`
const key = () => screen.getByRole('textbox', { name: 'Publishable key' })
/** What the preview runs: the widget's own script. */
const running = () => screen.getByRole('region', { name: 'Preview' }).querySelector('script')

describe('the code', () => {
  test('is a line that loads the widget with the owner’s key, and can be copied (WIDG-02)', async () => {
    const { user } = await openEmbedCode()
    expect(screen.getByText(snippet())).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Copy code/ }))
    expect(await navigator.clipboard.readText()).toBe(snippet())
  })

  test('keeps the height of the widget free, so that its script may load after the page', async () => {
    currentBackend().answer(getWidgetHeights, { phone: 1630, tablet: 900, desktop: 640 })
    await openEmbedCode([shown()])
    const container = 'plaudit-widget-pk_lindqvist'
    const code = await screen.findByText(/min-height/)
    expect(code).toHaveTextContent(
      `<style>#${container}{min-height:1630px}@media(min-width:612px){#${container}{min-height:900px}}@media(min-width:912px){#${container}{min-height:640px}}</style> <div id="${container}"></div> ${snippet().replace('></script>', ' async></script>')}`,
    )
  })

  test('follows every choice, and so does the preview (WIDG-01, WIDG-02)', async () => {
    const { user } = await openEmbedCode([shown()])
    for (const style of ['Carousel', 'Grid', 'Wall', 'List']) {
      expect(screen.getByRole('radio', { name: new RegExp(`^${style}`) })).toBeVisible()
    }
    expect(screen.queryByRole('switch', { name: 'Autoplay' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /^Carousel/ }))
    await user.click(screen.getByRole('switch', { name: 'Autoplay' }))
    await user.click(screen.getByRole('switch', { name: 'Companies' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show up to' }), '3 testimonials')
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    const choices = '&layout=carousel&theme=dark&max=3&show-company=false&auto-slide=true'
    expect(screen.getByText(snippet(choices))).toBeVisible()
    expect(Object.fromEntries(Object.entries(running()?.dataset ?? {}))).toEqual({
      widget: 'testimonials',
      key: 'pk_lindqvist',
      height: 'auto',
      layout: 'carousel',
      theme: 'dark',
      max: '3',
      showCompany: 'false',
      autoSlide: 'true',
    })
    await user.click(screen.getByRole('radio', { name: /^Wall/ }))
    await user.click(screen.getByRole('switch', { name: 'Ratings' }))
    await user.click(screen.getByRole('switch', { name: 'Dates' }))
    const wall = '&layout=wall&theme=dark&max=3&show-ratings=false&show-dates=false&show-company=false'
    expect(screen.getByText(snippet(wall))).toBeVisible()
    expect(running()?.dataset['layout']).toBe('wall')
  })
})

test('the preview runs on labeled samples while there is nothing to show, and the code never does', async () => {
  const note = /^Only you see these samples/
  const waiting = { publishable: false, waitingFor: 'consent' } as const
  await openEmbedCode([shown(waiting)])
  expect(await screen.findByText(note)).toBeVisible()
  expect(running()?.dataset['userid']).toBe('samples')
  expect(screen.getByText(snippet())).toBeVisible()
  cleanup()
  await openEmbedCode([shown()])
  await waitFor(() => expect(running()).not.toBeNull())
  expect(running()?.dataset['userid']).toBeUndefined()
  expect(screen.queryByText(note)).not.toBeInTheDocument()
})

describe('what is approved', () => {
  test('is listed in short: three of them, each cut to 100 characters, and how many more there are (WIDG-03)', async () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil']
    await openEmbedCode(
      names.map((customerName) =>
        shown({ customerName, content: customerName === 'Ana' ? long : 'Warm rye.' }),
      ),
      { total: 1205 },
    )
    expect(await screen.findByText('All of them can be shown on your site.')).toBeVisible()
    expect(screen.getByText(`${'word '.repeat(20).trim()}...`)).toBeVisible()
    expect(screen.getAllByText('Warm rye.')).toHaveLength(2)
    expect(screen.getByText('and 1,202 more')).toBeVisible()
  })

  test('and yet not shown is counted by its reason (WIDG-03)', async () => {
    const waiting = { publishable: false, waitingFor: 'consent' } as const
    await openEmbedCode([shown(), shown(waiting), shown(), shown(waiting)])
    expect(await screen.findByText('2 of 4 can be shown on your site.')).toBeVisible()
    expect(screen.getByText('Missing consent: 2')).toBeVisible()
    expect(screen.getByText('and 1 more')).toBeVisible()
  })

  test('is nothing at first: the page leads to what can be approved', async () => {
    await openEmbedCode()
    expect(await screen.findByText(/No approved testimonials yet\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Approve some' })).toHaveAttribute(
      'href',
      '/testimonials?status=pending',
    )
  })

  test('could not be loaded, and the code is there all the same', async () => {
    currentBackend().fail(listTestimonials)
    currentBackend().answer(getTestimonialStats, someStats())
    openPart('/embed-code')
    expect(await screen.findByText("Couldn't load the approved testimonials.")).toBeVisible()
    expect(screen.getByText(snippet())).toBeVisible()
  })
})

describe('a new key', () => {
  async function askForKey({ user }: OpenPart) {
    await user.click(screen.getByRole('button', { name: 'Generate new key' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate a new key?' }))
    await user.click(dialog.getByRole('button', { name: 'Generate new key' }))
  }

  test('takes the place of the old one everywhere on the page, once that is confirmed', async () => {
    const backend = currentBackend()
    const page = await openEmbedCode()
    expect(key()).toHaveValue('pk_lindqvist')
    backend.answer(generateApiKey, { apiKey: 'pk_fresh' })
    await askForKey(page)
    expect(await screen.findByText('API Key Generated')).toBeVisible()
    expect(key()).toHaveValue('pk_fresh')
    expect(screen.getByText(snippet().replace('pk_lindqvist', 'pk_fresh'))).toBeVisible()
    await waitFor(() => expect(running()?.dataset['key']).toBe('pk_fresh'))
  })

  test('that could not be made leaves the old one (ERR-24)', async () => {
    const page = await openEmbedCode()
    currentBackend().fail(generateApiKey)
    await askForKey(page)
    expect(await screen.findByText('Failed to generate API key. Please try again.')).toBeVisible()
    expect(screen.getByText('Error')).toBeVisible()
    expect(key()).toHaveValue('pk_lindqvist')
  })

  test('is not for members to make', async () => {
    await openEmbedCode([], { as: aUser({ isWorkspaceOwner: false }) })
    expect(screen.getByText('Only an owner of this workspace can generate a new key.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Generate new key' })).not.toBeInTheDocument()
  })
})
