import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { listTags } from '#contract/testimonials/organizing.ts'
import { widgetTemplates } from '#contract/widgets/widget-templates.ts'
import * as api from '#contract/widgets/widgets.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPart, type OpenPart } from '../test/open-part.tsx'
import { someStats } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { aWidget } from '../test/samples/widget-samples.ts'

beforeEach(() => {
  const backend = currentBackend()
  backend.answer(getTestimonialStats, someStats({ total: 2, approved: 2, publishable: 2 }))
  backend.answer(api.listWidgetSources, ['Google'])
  backend.answer(api.listWrittenLanguages, ['de', 'en'])
  backend.answer(listTags, ['bread'])
})

async function open(widgets: api.Widget[] = [], query = ''): Promise<OpenPart> {
  currentBackend().answer(api.listWidgets, widgets)
  const page = openPart(`/template-designer${query}`)
  await screen.findByRole('heading', { level: 1, name: 'Template Designer' })
  return page
}

const tab = (name: string) => screen.findByRole('tab', { name })
const made = () => currentBackend().received(api.createWidget).at(-1)?.body

describe('the designer', () => {
  test('without a widget is there at once, with its four tabs, five templates and a live preview (WIDG-04, WIDG-06)', async () => {
    await open()
    for (const name of ['Template', 'Settings', 'Style', 'Embed']) expect(await tab(name)).toBeVisible()
    for (const { name } of widgetTemplates) {
      expect(await screen.findByRole('radio', { name: new RegExp(`^${name}`) })).toBeInTheDocument()
    }
    expect(screen.getByTitle('Preview of your widget')).toBeInTheDocument()
    expect(screen.getByLabelText('Widget name')).toHaveValue('My Testimonial Widget')
  })

  test('creates what was chosen, says so, and shows the code (WIDG-05, WIDG-09, WIDG-10, WIDG-22)', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('radio', { name: /^Social Wall/ }))
    await user.click(await tab('Settings'))
    const counts = within(screen.getByLabelText('Show up to')).getAllByRole('option')
    expect(counts.map(({ textContent }) => Number.parseInt(textContent ?? '', 10))).toEqual([1, 3, 6, 9, 12])
    expect(screen.getByLabelText('Show up to')).toHaveValue('3')
    await user.selectOptions(screen.getByLabelText('Show up to'), '9')
    await user.click(screen.getByRole('switch', { name: 'Companies' }))
    await user.selectOptions(screen.getByLabelText('Minimum rating'), '4')
    expect(screen.getByText(/tells visitors that only ratings of 4 stars or more/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'bread' }))
    await user.click(screen.getByRole('checkbox', { name: 'Your own form' }))
    await user.click(screen.getByRole('checkbox', { name: 'German' }))
    const widget = aWidget({ name: 'My Testimonial Widget' })
    currentBackend().answer(api.createWidget, widget)
    currentBackend().answer(api.listWidgets, [widget])
    await user.click(screen.getByRole('button', { name: 'Create widget' }))
    expect(await screen.findByText('Widget Created')).toBeVisible()
    expect(made()).toMatchObject({
      name: 'My Testimonial Widget',
      templateId: 'social-wall',
      settings: { layout: 'masonry', displayCount: 9, showCompany: false, backgroundColor: '#171a2b' },
      filters: { tags: ['bread'], minRating: 4, sources: ['form'], languages: ['de'] },
    })
    expect(await screen.findByText(/id="plaudit-widget-wgt_HomePage00000000000001"/)).toBeVisible()
    expect(screen.getAllByText(new RegExp(`src="${location.origin}/widget/wgt_HomePage`))[0]).toBeVisible()
  })

  test('has as many columns as its layout usually has, until the owner chooses', async () => {
    const { user } = await open()
    for (const [layout, columns] of [
      ['Grid', '3'],
      ['Wall', '3'],
      ['Carousel', '2'],
    ] as const) {
      await user.click(await tab('Template'))
      await user.click(screen.getByRole('radio', { name: layout }))
      await user.click(await tab('Settings'))
      expect(screen.getByLabelText('Columns')).toHaveValue(columns)
      await user.selectOptions(screen.getByLabelText('Columns'), '1')
    }
    await user.click(await tab('Template'))
    await user.click(screen.getByRole('radio', { name: 'List' }))
    await user.click(await tab('Settings'))
    expect(screen.queryByLabelText('Columns')).not.toBeInTheDocument()
  })

  test('ERR-30: needs a name, and says when the widget could not be created', async () => {
    const { user } = await open()
    const name = await screen.findByLabelText('Widget name')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Create widget' }))
    expect(await screen.findByText('Please enter a name')).toBeVisible()
    expect(currentBackend().calls(api.createWidget)).toEqual([])
    await user.type(name, 'Home page')
    currentBackend().refuse(api.createWidget, 'invalid-input', 'The server says why.')
    await user.click(screen.getByRole('button', { name: 'Create widget' }))
    expect(await screen.findByText('Creation Failed')).toBeVisible()
    expect(screen.getByText('Failed to create widget. Please try again.')).toBeVisible()
    expect(screen.queryByText('The server says why.')).not.toBeInTheDocument()
    expect(name).toHaveValue('Home page')
  })

  test('opens a saved widget as it is, and saves what was changed', async () => {
    const widget = aWidget({ name: 'Landing page' })
    const { user } = await open([widget], `?widget=${widget.id}`)
    expect(await screen.findByLabelText('Widget name')).toHaveValue('Landing page')
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled()
    await user.click(await tab('Style'))
    await user.click(screen.getByRole('button', { name: 'Editorial' }))
    currentBackend().answer(api.updateWidget, widget)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Widget saved')).toBeVisible()
    const [sent] = currentBackend().received(api.updateWidget)
    expect([sent?.params.id, sent?.body.settings]).toEqual([
      widget.id,
      expect.objectContaining({ font: 'serif', backgroundColor: '#fbf7ef' }),
    ])
  })
})

describe('the look', () => {
  test('takes the documented colors first, with a blue that links can be read in, and says which color is shown instead of one nobody could read (WIDG-12)', async () => {
    const { user } = await open([], '?tab=style')
    expect(await screen.findByLabelText('Background')).toHaveValue('#ffffff')
    expect(screen.getByLabelText('Text')).toHaveValue('#1f2937')
    expect(screen.getByLabelText('Links and buttons')).toHaveValue('#2563eb')
    const text = screen.getByLabelText('Text')
    await user.clear(text)
    await user.type(text, 'eeeeee')
    expect(text).toHaveAccessibleDescription(/^Shown as #[\dA-F]{6}: yours is too faint/)
    await user.clear(text)
    await user.type(text, 'red;}')
    expect(text).toHaveAccessibleDescription('Enter a color like #2563EB')
  })

  test('is taken over from the owner’s site by one press, and back by another', async () => {
    const { user } = await open([], '?tab=style')
    currentBackend().answer(api.readSiteLook, {
      backgroundColor: '#0b1020',
      textColor: '#f8fafc',
      accentColor: '#22d3ee',
      radius: 4,
      font: 'mono',
      isRead: true,
    })
    await waitFor(() =>
      expect(screen.getByLabelText('Your website')).toHaveValue('https://lindqvist.example'),
    )
    await user.click(screen.getByRole('button', { name: 'Match my site' }))
    expect(await screen.findByText('Matched to your site')).toBeVisible()
    expect(screen.getByLabelText('Background')).toHaveValue('#0b1020')
    expect(screen.getByLabelText('Font')).toHaveValue('mono')
    expect(screen.getByRole('radio', { name: 'Your site' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByLabelText('Background')).toHaveValue('#ffffff')
  })

  test('takes CSS of the owner’s own, names what cannot be used, and goes back to none', async () => {
    const { user } = await open([], '?tab=style')
    const problem = "Line 1: “position” can't be set. Parts keep their places."
    currentBackend().answer(api.checkCustomCss, { css: '', problems: [problem] })
    await user.click(await screen.findByText('Custom CSS'))
    const rules = screen.getByLabelText('Rules for this widget')
    await user.click(rules)
    await user.paste('.card { position: fixed }')
    expect(await screen.findByText(problem)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create widget' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.queryByText(problem)).not.toBeInTheDocument()
    expect(rules).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(rules).toHaveValue('.card { position: fixed }')
    await user.selectOptions(screen.getByLabelText('Font'), 'site')
    expect(screen.getByLabelText('Font')).toHaveAccessibleDescription(/^The font of the page around it/)
  })

  test('stays when the site could not be read', async () => {
    const { user } = await open([], '?tab=style')
    currentBackend().answer(api.readSiteLook, { isRead: false })
    await waitFor(() =>
      expect(screen.getByLabelText('Your website')).toHaveValue('https://lindqvist.example'),
    )
    await user.click(screen.getByRole('button', { name: 'Match my site' }))
    expect(await screen.findByText("Couldn't read your site")).toBeVisible()
    expect(screen.getByLabelText('Background')).toHaveValue('#ffffff')
  })
})

test('while there is nothing to show, the owner is told that the preview shows samples', async () => {
  currentBackend().answer(getTestimonialStats, someStats())
  await open()
  expect(await screen.findByText(/^Only you see these samples/)).toBeVisible()
})

describe('the list', () => {
  const one = aWidget({ name: 'Home page' })
  const two = aWidget({ name: 'Pricing', isPaused: true, templateId: 'social-wall' })
  const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body)

  test('has every widget with what it is and what can be done', async () => {
    await open([one, two])
    expect(await screen.findAllByRole('listitem', { name: '' })).not.toHaveLength(0)
    expect(row('Pricing').getByText('Paused')).toBeVisible()
    expect(row('Pricing').getByText(/^Social Wall · saved/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'New widget' })).toHaveAttribute(
      'href',
      '/template-designer?widget=new',
    )
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })

  test('pauses and resumes', async () => {
    const { user } = await open([one, two])
    currentBackend().answer(api.pauseWidget, aWidget())
    await user.click(await screen.findByRole('button', { name: 'Pause Home page' }))
    expect(await screen.findByText('Widget paused')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Resume Pricing' }))
    expect(await screen.findByText('Widget resumed')).toBeVisible()
    expect(
      currentBackend()
        .received(api.pauseWidget)
        .map(({ body }) => body.isPaused),
    ).toEqual([true, false])
  })

  test('duplicates, and deletes after asking', async () => {
    const { user } = await open([one, two])
    const copy = aWidget({ ...two, name: 'Home page (copy)' })
    currentBackend().answer(api.duplicateWidget, copy)
    currentBackend().answer(api.listWidgets, [one, copy])
    await user.click(await screen.findByRole('button', { name: 'More for Home page' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByText('Home page (copy)')).toBeVisible()
    currentBackend().answer(api.deleteWidget, { id: one.id })
    await user.click(screen.getByRole('button', { name: 'More for Home page' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Home page?' }))
    currentBackend().answer(api.listWidgets, [two])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Widget deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Home page' })).not.toBeInTheDocument())
  })

  test('of two hundred shows the newest, can be searched, and shows the rest when asked', async () => {
    const many = Array.from({ length: 200 }, (_, index) => aWidget({ name: `Widget ${index + 1}` }))
    const { user } = await open(many)
    const list = await screen.findByRole('list', { name: 'Your widgets' })
    expect(list.children).toHaveLength(24)
    expect(screen.getByText('Show 176 more')).toBeVisible()
    await user.click(screen.getByRole('searchbox', { name: 'Search widgets' }))
    await user.paste('widget 17')
    // 17, 170 to 179, and 117: every word may be anywhere.
    expect(list.children).toHaveLength(12)
    await user.paste('x')
    expect(screen.getByText('No widget has this name.')).toBeVisible()
  })

  test('that could not be loaded can be asked for again', async () => {
    currentBackend().fail(api.listWidgets)
    const { user } = openPart('/template-designer')
    expect(await screen.findByText('Your widgets could not be loaded.')).toBeVisible()
    currentBackend().answer(api.listWidgets, [one])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Home page' })).toBeVisible()
  })

  test('shows its outline while it loads', async () => {
    const held = currentBackend().hold(api.listWidgets)
    currentBackend().answer(api.listWidgets, [])
    openPart('/template-designer')
    expect(await screen.findByLabelText('Loading your widgets')).toBeVisible()
    held.release()
    expect(await tab('Template')).toBeVisible()
  })
})
