import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { anEmbedAnswer } from './test/samples.ts'
import { answering, partsOf, run, website, widgets, widgetScript } from './test/website.ts'

const shown = '5.0average of 6'
const six = anEmbedAnswer(6)

afterEach(() => document.head.replaceChildren())

test('a script is followed by its testimonials, which it asks for with its own key and from where it came', async () => {
  const asked = answering(six)
  website(`<main>${widgetScript('data-user-id="user-7"')}<p>Open daily.</p></main>`)
  await run('embed')
  await expect.poll(widgets).toEqual([shown])
  expect(document.querySelector('script + [data-plaudit] + p')?.textContent).toBe('Open daily.')
  expect(asked).toEqual([
    'https://plaudit.example/api/embed/testimonials/user-7?apiKey=pk_lindqvist&max=6&lang=en',
  ])
})

test('a named place is filled, and nothing else', async () => {
  answering(six)
  website(`<section id="wall"></section>${widgetScript('data-target="wall"')}`)
  await run('embed')
  await expect.poll(() => document.querySelector('#wall')?.shadowRoot?.querySelectorAll('li').length).toBe(6)
  expect(widgets()).toEqual([shown])
})

test('marked boxes are filled by a script elsewhere, each with its own settings', async () => {
  const asked = answering(six)
  website(
    `<div data-plaudit data-max="2"></div><div id="plaudit-widget-wall"></div><hr>${widgetScript('data-max="3"')}`,
  )
  await run('embed')
  await expect.poll(widgets).toEqual([`${shown}2 of 6 shown`, `${shown}3 of 6 shown`])
  expect(asked).toHaveLength(2)
})

test('the marked box before a script is the one it fills', async () => {
  answering(six)
  website(`<div data-plaudit></div>${widgetScript()}`)
  await run('embed')
  await expect.poll(widgets).toEqual([shown])
  expect(document.querySelectorAll('[data-plaudit]')).toHaveLength(1)
})

test('two scripts in a row give two widgets', async () => {
  answering(six)
  website(widgetScript() + widgetScript('data-max="2"'))
  for (const script of document.querySelectorAll('script')) {
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    await run('embed')
  }
  await expect.poll(widgets).toEqual([shown, `${shown}2 of 6 shown`])
})

test('a script in the head waits for the page and puts the testimonials at its end', async () => {
  const asked = answering(six)
  document.head.replaceChildren(...partsOf(widgetScript()))
  website('<p>Open daily.</p>')
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await run('embed')
  expect(asked).toEqual([])
  readyState.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await expect.poll(widgets).toEqual([shown])
  expect(document.body.lastElementChild?.matches('[data-plaudit]')).toBe(true)
})

test('a page that swaps its script, as single-page apps do, keeps one widget', async () => {
  answering(six)
  website('<section></section>')
  for (let visit = 0; visit < 3; visit++) {
    document.querySelector('section script')?.remove()
    document.querySelector('section')?.append(...partsOf(widgetScript()))
    await run('embed')
    await expect.poll(widgets).toEqual([shown])
  }
})

test('another widget’s script does nothing', async () => {
  const asked = answering(six)
  website(widgetScript('data-widget="countdown"'))
  await run('embed')
  expect(asked).toEqual([])
})

test.for([401, 'nothing'] as const)('answered %s, a widget further down leaves no hole', async (answer) => {
  const asked = answering(answer)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight + 2000))
  website(`<p>Open daily.</p>${widgetScript()}`)
  await run('embed')
  const root = document.querySelector('[data-plaudit]')?.shadowRoot
  await expect.poll(() => root?.querySelector('.p:not([hidden])')).toBeNull()
  expect([asked.length, widgets()]).toEqual([1, ['']])
})

test('a business without testimonials takes no room', async () => {
  answering(anEmbedAnswer(0))
  website(widgetScript())
  await run('embed')
  await expect.poll(widgets).toEqual([''])
  await expect
    .poll(() => document.querySelector('[data-plaudit]')?.shadowRoot?.querySelector('.p:not([hidden])'))
    .toBeNull()
})

test.for([
  ['light', false, 'p grid-in'],
  ['dark', false, 'p grid-in dark'],
  ['auto', false, 'p grid-in'],
  ['auto', true, 'p grid-in dark'],
] as const)('theme %s on a page that is dark: %s', async ([theme, isDark, className]) => {
  document.body.style.backgroundColor = isDark ? 'rgb(17, 18, 20)' : 'rgb(255, 255, 255)'
  onTestFinished(() => document.body.removeAttribute('style'))
  answering(six)
  website(widgetScript(`data-theme="${theme}"`))
  await run('embed')
  await expect.poll(widgets).toEqual([shown])
  expect(document.querySelector('[data-plaudit]')?.shadowRoot?.firstElementChild?.className).toBe(className)
})
