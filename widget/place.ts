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

/** The element that this script runs for. Modules are told none: for them, the first with this in its address. */
export function runningScript(address: string): HTMLScriptElement | null {
  return (
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector(`script[src*="${address}"]`)
  )
}
