import type { Page } from '@playwright/test'

/**
 * What is wrong with the layout of the page at a width: sideways scrolling, parts that reach out of the page's own
 * column, parts that scroll by a hair, controls that lie on each other. Empty when all is well.
 */
export async function layoutFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  // The page has its new width at once, and what depends on it, such as media queries, with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  let faults = await faultsNow(page)
  // Long lists measure their rows again a moment after the width has changed.
  for (let tries = 0; faults.length > 0 && tries < 10; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    faults = await faultsNow(page)
  }
  return faults
}

function faultsNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways to ${root.scrollWidth}`)
    const main = document.querySelector('main')
    if (!main) return [...faults, 'no main region']

    const named = (element: Element) =>
      `${element.localName} “${element.textContent.trim().slice(0, 60)}” (${element.className})`
    /** Cut off or scrolled by something around it, or floating above the page. */
    const isApart = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== main; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at)
        if (position === 'fixed' || (at !== element && overflowX !== 'visible')) return true
      }
      return false
    }
    /** What stays in view while the page scrolls below it, such as a bar with the save button. */
    const stickyAround = (element: Element): Element | null => {
      for (let at: Element | null = element; at && at !== main; at = at.parentElement) {
        if (getComputedStyle(at).position === 'sticky') return at
      }
      return null
    }
    const room = main.getBoundingClientRect()
    const seen = [...main.querySelectorAll('*')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true })
        ? [{ element, box }]
        : []
    })
    const wide = seen.filter(({ box }) => box.right > room.right + 1 || box.left < room.left - 1)
    const spilling = wide.find(({ element }) => !isApart(element))
    if (spilling) faults.push(`reaches out of its column: ${named(spilling.element)}`)

    // Browsers that draw their scroll bars show one for a single pixel.
    const loose = seen.find(({ element }) => {
      const beyond = element.scrollHeight - element.clientHeight
      return beyond > 0 && beyond < 8 && /auto|scroll/.test(getComputedStyle(element).overflowY)
    })
    if (loose) faults.push(`scrolls by a hair: ${named(loose.element)}`)

    const controls = seen.filter(
      ({ element }) =>
        element.matches('a[href], button, input, select, textarea, h1, h2') && !isApart(element),
    )
    for (const [index, one] of controls.entries()) {
      const under = controls.slice(index + 1).find(({ element, box }) => {
        if (one.element.contains(element) || element.contains(one.element)) return false
        // A button that stands in its field on purpose.
        if (one.element.matches('input') && one.element.parentElement === element.parentElement) return false
        const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left)
        const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top)
        return across > 2 && down > 2 && stickyAround(one.element) === stickyAround(element)
      })
      if (under) faults.push(`lie on each other: ${named(one.element)} and ${named(under.element)}`)
    }
    return faults
  })
}
