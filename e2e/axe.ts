import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half the size of what the package answers: every page gets it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What violates WCAG 2.2 A and AA, or axe's best practices, on the page as it is now. */
export async function violationsOn(page: Page): Promise<string[]> {
  // After a change of theme colors are on their way for a moment, and of no contrast that anybody decided.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  )
  // Frames need the builder's way over a second page, which takes twice as long. In a frame without scripts, such as the
  // preview of an email, axe would wait forever for its own timers.
  const frames = await page.evaluate(
    () => document.querySelectorAll('iframe:not([sandbox]), iframe[sandbox~="allow-scripts"]').length,
  )
  const violations = frames === 0 ? await lookInPage(page) : await lookInFrames(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' ')}`)
}

interface Violation {
  readonly id: string
  readonly nodes: readonly string[]
}

async function lookInPage(page: Page): Promise<Violation[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // As an expression: the page's content security policy lets no script in, and does not ask the debugger.
  if (!isThere) await page.evaluate(`${source}; (${String(rememberColors)})()`)
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    // No rule that runs reads style sheets, which axe would parse once more; one asks for media.
    const preload = { assets: ['media'] }
    const { violations } = await run(document, { resultTypes: ['violations'], iframes: false, preload })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  })
}

/** Runs in the page: axe reads the same few colors for every element, which took it a third of its time. */
function rememberColors() {
  const { prototype } = (window as unknown as { axe: AxeWithColors }).axe.commons.color.Color
  // oxlint-disable-next-line unbound-method -- called with the color it is to fill
  const read = prototype.parseString
  const known = new Map<string, Color>()
  prototype.parseString = function parseString(text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
    known.set(text, { r, g, b, alpha } as Color)
    return Object.assign(this, { r, g, b, alpha })
  }
}

interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Color
}
interface AxeWithColors {
  readonly commons: { readonly color: { readonly Color: { readonly prototype: Color } } }
}

async function lookInFrames(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
}
