/** Where a toast may be: at the bottom, unless it would cover something there that must stay free. */
export type ToastPlace = 'bottom' | 'top' | 'left'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const widest = 420
/** Narrower screens have one column, and a toast is as wide as they are. */
const phone = 640

/** The first place in which a toast of this height covers none of the boxes; at the bottom when there is none. */
export function toastPlace(
  taken: readonly Box[],
  screen: { width: number; height: number },
  height: number,
): ToastPlace {
  const width = screen.width < phone ? screen.width : widest
  const right = { left: screen.width - width, right: screen.width }
  const places: ReadonlyArray<readonly [ToastPlace, Box]> = [
    ['bottom', { ...right, top: screen.height - height, bottom: screen.height }],
    ['top', { ...right, top: 0, bottom: height }],
    ['left', { left: 0, right: width, top: screen.height - height, bottom: screen.height }],
  ]
  return places.find(([, place]) => !taken.some((box) => isOver(place, box)))?.[0] ?? 'bottom'
}

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** What was just pressed or is typed in, and what is marked `data-keep-clear`, as far as it shows. */
export function boxesToKeepClear(): Box[] {
  const focused = document.activeElement
  const isControl = focused !== null && focused.matches('a, button, input, select, textarea, summary, [role]')
  return [...(isControl ? [focused] : []), ...document.querySelectorAll('[data-keep-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight)
}
