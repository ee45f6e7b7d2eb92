import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What violates WCAG 2.2 A and AA, or axe's best practices, on the page as it is now. */
export async function violationsOn(page: Page): Promise<string[]> {
  // After a change of theme colors are on their way for a moment, and of no contrast that anybody decided.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  )
  // Frames need the builder's way over a second page, which takes twice as long. In a frame without scripts, such as the
  // preview of an email, axe would wait forever for its own timers.
  const frames = await page.locator('iframe:not([sandbox]), iframe[sandbox~="allow-scripts"]').count()
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
  if (!isThere) await page.evaluate(`${axe.source}; undefined`)
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  })
}

async function lookInFrames(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
}
