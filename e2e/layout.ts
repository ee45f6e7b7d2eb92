import type { Page } from '@playwright/test'

/**
 * What is wrong with the layout of the page at a width: sideways scrolling, parts that reach out of the page's own
 * column, parts that scroll by a hair, controls that lie on each other. Empty when all is well.
 */
export async function layoutFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  let faults = await faultsNow(page)
  // Long lists measure their rows again a moment after the width has changed.
  for (let tries = 0; faults.length > 0 && tries < 10; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    faults = await faultsNow(page)
  }
  return faults
}

/** In one message to the page. It has a new width at once, and what depends on it, such as media queries, with a frame. */
function faultsNow(page: Page): Promise<string[]> {
  return page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(() => {
    const seen = (${String(lookAtPage)})()
    return [${[sidewaysFaults, hairFaults, overlapFaults].map(String).join()}].flatMap((find) => find(seen))
  })`)
}

// What follows runs in the page, each function for itself: none of them may call another one.

/** What is on the page, and what the searches for faults ask about it. */
function lookAtPage() {
  const main = document.querySelector('main')
  const within = (element: Element): Element[] => {
    const found: Element[] = []
    for (let at: Element | null = element; at && at !== main; at = at.parentElement) found.push(at)
    return found
  }
  return {
    main,
    seen: [...(main?.querySelectorAll('*') ?? [])].flatMap((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true })
        ? [{ element, box }]
        : []
    }),
    named: (element: Element) =>
      `${element.localName} “${element.textContent.trim().slice(0, 60)}” (${element.className})`,
    /** Cut off or scrolled by something around it, or floating above the page. */
    isApart: (element: Element) =>
      within(element).some((at) => {
        const { overflowX, position } = getComputedStyle(at)
        return position === 'fixed' || (at !== element && overflowX !== 'visible')
      }),
    /** What stays in view while the page scrolls below it, such as a bar with the save button. */
    stickyAround: (element: Element) =>
      within(element).find((at) => getComputedStyle(at).position === 'sticky'),
  }
}
type Look = ReturnType<typeof lookAtPage>

function sidewaysFaults({ main, seen, named, isApart }: Look): string[] {
  const root = document.documentElement
  const faults = root.scrollWidth > root.clientWidth ? [`scrolls sideways to ${root.scrollWidth}`] : []
  if (!main) return [...faults, 'no main region']
  const room = main.getBoundingClientRect()
  const wide = seen.filter(({ box }) => box.right > room.right + 1 || box.left < room.left - 1)
  const spilling = wide.find(({ element }) => !isApart(element))
  return spilling ? [...faults, `reaches out of its column: ${named(spilling.element)}`] : faults
}

/** Browsers that draw their scroll bars show one for a single pixel. */
function hairFaults({ seen, named }: Look): string[] {
  const loose = seen.find(({ element }) => {
    const beyond = element.scrollHeight - element.clientHeight
    return beyond > 0 && beyond < 8 && /auto|scroll/.test(getComputedStyle(element).overflowY)
  })
  return loose ? [`scrolls by a hair: ${named(loose.element)}`] : []
}

function overlapFaults({ seen, named, isApart, stickyAround }: Look): string[] {
  const controls = seen.filter(
    ({ element }) => element.matches('a[href], button, input, select, textarea, h1, h2') && !isApart(element),
  )
  // Of a link that goes on in the next line, only its lines count, and not the box around them.
  const meet = (one: Element, other: Element) =>
    [...one.getClientRects()].some((a) =>
      [...other.getClientRects()].some((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return across > 2 && down > 2
      }),
    )
  return controls.flatMap((one, index) => {
    const under = controls.slice(index + 1).find(({ element, box }) => {
      if (one.element.contains(element) || element.contains(one.element)) return false
      // A button that stands in its field on purpose.
      if (one.element.matches('input') && one.element.parentElement === element.parentElement) return false
      const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left)
      const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top)
      const isOver = across > 2 && down > 2 && meet(one.element, element)
      return isOver && stickyAround(one.element) === stickyAround(element)
    })
    return under ? [`lie on each other: ${named(one.element)} and ${named(under.element)}`] : []
  })
}
