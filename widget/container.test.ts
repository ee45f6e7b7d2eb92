import { brand } from '#contract/brand.ts'
import { expect, test } from 'vitest'
import { anEmbedAnswer } from './test/samples.ts'
import { runLoader, website, widgetScript } from './test/website.ts'

test('DASH-03: the container of a widget is named for the product', async () => {
  const id = `${brand.prefix}-widget-pk_lindqvist`
  website(`<div id="${id}"></div><p>Between.</p>${widgetScript()}`)
  const asked = runLoader(anEmbedAnswer(1))
  const text = () => document.getElementById(id)?.shadowRoot?.textContent
  await expect.poll(text).toContain('The rye keeps for a week.')
  expect(asked).toEqual(['https://plaudit.example/widget/pk_lindqvist.js?form=module&lang=en'])
})
