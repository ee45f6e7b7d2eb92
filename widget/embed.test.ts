import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { anEmbedAnswer } from './test/samples.ts'
import { partsOf, runLoader, website, widgets, widgetScript } from './test/website.ts'

const averaged = '5.0 · 6 on our form'
const shown = `${averaged}6 of 6 shown`
const six = anEmbedAnswer(6)

afterEach(() => document.head.replaceChildren())

test('a script is followed by its testimonials, which it loads with its own key and from where it came', async () => {
  website(`<main>${widgetScript('data-user-id="user-7" data-layout="list"')}<p>Open daily.</p></main>`)
  const asked = runLoader(six)
  await expect.poll(widgets).toEqual([shown])
  expect(document.querySelector('script + [data-plaudit] + p')?.textContent).toBe('Open daily.')
  expect(asked).toEqual([
    'https://plaudit.example/widget/pk_lindqvist.js?form=module&lang=en&layout=list&userid=user-7',
  ])
})

test('a named place is filled, and nothing else', async () => {
  website(`<section id="wall"></section>${widgetScript('data-target="wall"')}`)
  runLoader(six)
  await expect.poll(() => document.querySelector('#wall')?.shadowRoot?.querySelectorAll('li').length).toBe(6)
  expect(widgets()).toEqual([shown])
})

test('marked boxes are filled by a script elsewhere, each with its own settings', async () => {
  website(
    `<div data-plaudit data-max="2"></div><div id="plaudit-widget-wall"></div><hr>${widgetScript('data-max="3"')}`,
  )
  const asked = runLoader(six)
  await expect.poll(widgets).toEqual([`${averaged}2 of 6 shown`, `${averaged}3 of 6 shown`])
  expect(asked).toHaveLength(2)
})

test('the marked box before a script is the one it fills', async () => {
  website(`<div data-plaudit></div>${widgetScript()}`)
  runLoader(six)
  await expect.poll(widgets).toEqual([shown])
  expect(document.querySelectorAll('[data-plaudit]')).toHaveLength(1)
})

test('two scripts in a row give two widgets', async () => {
  website(widgetScript() + widgetScript('data-max="2"'))
  for (const script of document.querySelectorAll('script')) {
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    runLoader(six)
  }
  await expect.poll(widgets).toEqual([shown, `${averaged}2 of 6 shown`])
})

test('modules with one address are run once, and give a widget each', async () => {
  website(widgetScript('type="module"') + widgetScript('type="module" data-max="2"'))
  runLoader(six)
  await expect.poll(widgets).toEqual([shown, `${averaged}2 of 6 shown`])
})

test('a script in the head waits for the page and puts the testimonials at its end', async () => {
  document.head.replaceChildren(...partsOf(widgetScript()))
  website('<p>Open daily.</p>')
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const asked = runLoader(six)
  expect(asked).toEqual([])
  readyState.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await expect.poll(widgets).toEqual([shown])
  expect(document.body.lastElementChild?.matches('[data-plaudit]')).toBe(true)
})

test('a page that swaps its script, as single-page apps do, keeps one widget', async () => {
  website('<section></section>')
  for (let visit = 0; visit < 3; visit++) {
    document.querySelector('section script')?.remove()
    document.querySelector('section')?.append(...partsOf(widgetScript()))
    runLoader(six)
    await expect.poll(widgets).toEqual([shown])
  }
})

test('another widget’s script does nothing', async () => {
  website(widgetScript('data-widget="countdown"'))
  expect(runLoader(six)).toEqual([])
})

test.for(['refused', 'nothing'] as const)(
  'answered %s, a widget further down leaves no hole',
  async (answer) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight + 2000))
    website(`<p>Open daily.</p>${widgetScript()}`)
    const asked = runLoader(answer)
    const root = document.querySelector('[data-plaudit]')?.shadowRoot
    await expect.poll(() => root?.childElementCount).toBe(0)
    expect([asked.length, widgets()]).toEqual([1, ['']])
  },
)

test('a business without testimonials takes no room', async () => {
  website(widgetScript())
  runLoader(anEmbedAnswer(0))
  await expect.poll(widgets).toEqual([''])
  await expect
    .poll(() => document.querySelector('[data-plaudit]')?.shadowRoot?.querySelector('.p:not([hidden])'))
    .toBeNull()
})

test.for([
  ['light', false, 'p grid-in light'],
  ['dark', false, 'p grid-in dark'],
  ['auto', false, 'p grid-in auto'],
  ['auto', true, 'p grid-in auto dark'],
] as const)('theme %s on a page that is dark: %s', async ([theme, isDark, className]) => {
  document.body.style.backgroundColor = isDark ? 'rgb(17, 18, 20)' : 'rgb(255, 255, 255)'
  onTestFinished(() => document.body.removeAttribute('style'))
  website(widgetScript(`data-theme="${theme}"`))
  runLoader(six)
  await expect.poll(widgets).toEqual([shown])
  expect(document.querySelector('[data-plaudit]')?.shadowRoot?.firstElementChild?.className).toBe(className)
})
