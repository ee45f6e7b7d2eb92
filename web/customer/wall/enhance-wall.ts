/** Typing pauses this long before a search goes out. */
const pauseMs = 350

type Load = (address: string) => Promise<Document | undefined>

/**
 * The page works without a script; with it, filters and "Show more" change the list in place. What arrives is the same
 * page, of which the parts that changed are taken.
 */
export function enhanceWall(wall: HTMLElement): void {
  wall.dataset['scripted'] = ''
  const load = pageLoader()
  let pause: ReturnType<typeof setTimeout> | undefined

  function filterAfter(form: HTMLFormElement, milliseconds: number): void {
    clearTimeout(pause)
    pause = setTimeout(() => void filter(wall, form, load), milliseconds)
  }
  wall.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.next a')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void showMore(link, load)
  })
  wall.addEventListener('submit', (event) => {
    event.preventDefault()
    filterAfter(event.target as HTMLFormElement, 0)
  })
  wall.addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement
    if (form) filterAfter(form, target instanceof HTMLSelectElement ? 0 : pauseMs)
  })
}

/** Loads the page behind an address, one at a time. Where that fails, the browser goes there. */
function pageLoader(): Load {
  let asking: AbortController | undefined
  return async (address) => {
    asking?.abort()
    asking = new AbortController()
    const { signal } = asking
    try {
      const answer = await fetch(address, { signal, headers: { accept: 'text/html' } })
      if (!answer.ok) throw new Error(String(answer.status))
      return new DOMParser().parseFromString(await answer.text(), 'text/html')
    } catch {
      if (!signal.aborted) location.assign(address)
      return undefined
    }
  }
}

async function filter(wall: HTMLElement, form: HTMLFormElement, load: Load): Promise<void> {
  // Its types say that an entry may be a file; the form has no field for one.
  const asked = new FormData(form) as unknown as Iterable<[string, string]>
  const filled = [...asked].filter(([, value]) => value !== '')
  const address = `?${new URLSearchParams(filled).toString()}`
  const other = await load(address)
  if (!other) return
  history.replaceState(null, '', address)
  for (const part of ['#list', '.found']) {
    const [now, then] = [wall.querySelector(part), other.querySelector(part)]
    if (now && then) now.replaceWith(then)
  }
  form.querySelector('.clear')?.remove()
  const clear = other.querySelector('.clear')
  if (clear) form.append(clear)
}

async function showMore(link: HTMLAnchorElement, load: Load): Promise<void> {
  const place = link.parentElement
  if (!place || place.ariaBusy === 'true') return
  place.ariaBusy = 'true'
  const other = await load(link.href)
  if (!other) return
  const more = [...other.querySelectorAll('#list > *')]
  place.replaceWith(...more.filter((part) => !part.matches('.nothing')))
  // Where to read on, for those who use a keyboard.
  const first = more[0]?.querySelector<HTMLElement>('.card')
  first?.setAttribute('tabindex', '-1')
  first?.focus({ preventScroll: true })
}
