import { beforeEach, expect, test, vi } from 'vitest'
import { anEmbedAnswer, controlOf, textsOf } from './test/samples.ts'
import { answering, runDisplay, website } from './test/website.ts'

beforeEach(() => {
  document.body.className = ''
  website('<main><div id="testimonials"></div></main>')
})

async function open(query: string) {
  history.replaceState(null, '', `/embed/testimonials?apiKey=pk_lindqvist&${query}`)
  await runDisplay()
  const root = document.querySelector('#testimonials')!.shadowRoot!
  await expect.poll(() => root.querySelector('[role=status]')).toBeNull()
  return root
}

test('WIDG-15, WIDG-17: the display page takes its settings from the address', async () => {
  const asked = answering(anEmbedAnswer(6))
  const root = await open(
    'layout=list&theme=dark&showRatings=false&showDates=false&showCompany=false&max=3&userId=user-7',
  )
  expect(asked).toEqual(['/api/embed/testimonials/user-7?apiKey=pk_lindqvist&max=3&lang=en'])
  expect(root.querySelector('ul')?.className).toBe('list')
  expect(textsOf(root, '.foot > span')).toEqual(['3 of 6 shown'])
  expect(root.querySelectorAll('[role=img], .details')).toHaveLength(0)
  expect(document.body.className).toBe('dark')
})

test('WIDG-19: it says that it is loading until the testimonials are there', async () => {
  let answer = (_response: Response): void => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const opened = open('')
  await expect
    .poll(() => textsOf(document.querySelector('#testimonials')!.shadowRoot!, '[role=status]'))
    .toEqual(['Loading testimonials…'])
  answer(Response.json(anEmbedAnswer(6)))
  expect((await opened).querySelectorAll('li')).toHaveLength(6)
})

test('settings that nobody could mean are left aside', async () => {
  answering(anEmbedAnswer(6))
  const root = await open('layout=red;}body{display:none&theme=url(//evil)&max=-3&slideInterval=NaN')
  expect(root.querySelectorAll('ul.grid > li')).toHaveLength(6)
  expect(document.body.className).toBe('light')
})

test('it follows the device where it is asked to, ground and text alike', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  answering(anEmbedAnswer(6))
  const root = await open('theme=auto')
  expect([document.body.className, root.firstElementChild?.className]).toEqual(['dark', 'p grid-in dark'])
})

test('the carousel slides by the address’s word', async () => {
  answering(anEmbedAnswer(6))
  const root = await open('layout=carousel&autoSlide=true')
  expect(controlOf(root, 'Pause autoplay').isConnected).toBe(true)
})

test.for([
  ['without testimonials', anEmbedAnswer(0), 'No testimonials available'],
  ['with a key that opens nothing', 401, "This key doesn't work. Please copy the embed code again."],
  ['without an answer', 'nothing', "The testimonials couldn't be loaded. Please reload the page."],
] as const)('WIDG-19: %s it says so', async ([, answer, sentence]) => {
  answering(answer)
  history.replaceState(null, '', '/embed/testimonials?apiKey=pk_lindqvist')
  await runDisplay()
  const root = document.querySelector('#testimonials')!.shadowRoot!
  await expect.poll(() => root.textContent).toBe(sentence)
})

test('a stored widget’s page says when its key opens nothing', async () => {
  history.replaceState(null, '', '/embed/testimonials?apiKey=wgt_Wrong0000000000000001')
  await runDisplay()
  // The test's window loads every script as one that does nothing, which is what such a key gets.
  await expect
    .poll(() => document.querySelector('#testimonials')!.textContent)
    .toBe("This key doesn't work. Please copy the embed code again.")
  expect(document.querySelector('script[src$="/widget/wgt_Wrong0000000000000001.js"]')).not.toBeNull()
})

test('each testimonial leads to what anybody can verify about it, in a tab of its own', async () => {
  const answer = anEmbedAnswer(3)
  const address = 'https://praise.example/verify'
  Object.assign(answer.testimonials[0]!, { verifyUrl: `${address}/one`, label: 'Received a reward' })
  Object.assign(answer.testimonials[1]!, { verifyUrl: `${address}/two` })
  answering(answer)
  const root = await open('')
  const links = Array.from(root.querySelectorAll('a'), ({ href, target }) => [href, target])
  expect(links).toEqual([
    [`${address}/one`, '_blank'],
    [`${address}/two`, '_blank'],
  ])
  expect(textsOf(root, '.label')).toEqual(['Received a reward · Source', 'Source'])
})
