/** Shows the testimonials in the container of this name as soon as the page has it. */
export function watchForContainer(id: string, show: (place: Element) => void): void {
  const look = (): void => {
    const place = document.getElementById(id)
    const isOthers = document.readyState === 'loading' && isScript(place?.nextElementSibling)
    if (place && !place.shadowRoot && !isOthers) show(place)
  }
  look()
  // A page that is made in the browser puts the container there later, and anew after each way back.
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

export function isScript(element: Element | null | undefined): boolean {
  return element?.tagName === 'SCRIPT'
}

/**
 * The elements that this script runs for. A module is told none, and of several elements with one address runs once: it is
 * for all of those.
 */
export function runningScripts(address: string): ArrayLike<HTMLScriptElement> {
  const script = document.currentScript as HTMLScriptElement | null
  const all = (kind: string) => document.querySelectorAll<HTMLScriptElement>(`${kind}[src*="${address}"]`)
  const modules = all('[type=module]')
  return script ? [script] : modules[0] ? modules : all('script')
}
