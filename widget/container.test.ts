import { brand } from '#contract/brand.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anEmbedAnswer } from './test/samples.ts'
import { runCarried, runLoader, website, widgetScript } from './test/website.ts'

test('DASH-03: the container of a widget is named for the product', async () => {
  const id = `${brand.prefix}-widget-pk_lindqvist`
  website(`<div id="${id}"></div><p>Between.</p>${widgetScript()}`)
  const asked = runLoader(anEmbedAnswer(1))
  const text = () => document.getElementById(id)?.shadowRoot?.textContent
  await expect.poll(text).toContain('The rye keeps for a week.')
  expect(asked).toEqual(['https://plaudit.example/widget/pk_lindqvist.js?form=module&lang=en'])
})

test('a script whose container is not on the page says so, once the page had time to make it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  website('<p>Open daily.</p>')
  runCarried(anEmbedAnswer(1))
  vi.advanceTimersByTime(1900)
  expect(warn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(warn.mock.calls).toEqual([
    ['Plaudit: this page has no <div id="plaudit-widget-pk_lindqvist"></div> for the testimonials.'],
  ])
})
