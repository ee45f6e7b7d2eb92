import type { WidgetContent } from '#shared/widget/widget-nodes.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'
import { buildElement, each } from './dom.ts'

/** Whether this build leaves out what few pages need. */
declare const plauditIsLean: boolean

/** What every layout is made of. */
export interface Drawn {
  readonly list: HTMLElement
  readonly options: WidgetOptions
  readonly copy: WidgetCopy
  readonly play?: Play | undefined
}

export interface Theme {
  readonly css: string
  /** Keeps the widget as dark as its page; scripts for the dark theme come without it. */
  follow?(host: Element, box: Element): void
}

export interface Play {
  readonly css: string
  /** Autoplays a carousel and returns the button that pauses it. */
  start(box: HTMLElement, drawn: Drawn, advance: () => void): HTMLElement
}

/** The layouts that a script has code for, with their looks. */
export interface Family {
  readonly css: string
  /** Draws the testimonials to the start of `into`, which is in the document: what is cut is measured. */
  draw(into: HTMLElement, drawn: Drawn): void
  /** Scripts for the light theme come without it. */
  readonly themes?: Theme
  /** Only scripts with autoplay have it. */
  readonly play?: Play
}

/** Draws a widget. `language` is the page's own spelling of the content's, such as `de-AT`. */
export function render(
  into: HTMLElement,
  { list, foot, policy, copy }: WidgetContent,
  options: WidgetOptions,
  family: Family,
  language: string,
): void {
  // All of it first, and what is measured last: the page is laid out once.
  const below = buildElement(foot)
  if (policy) below.append(buildElement(policy))
  into.append(below)
  if (!list) return
  const drawn = buildElement(list, true)
  if (!plauditIsLean) localDays(drawn, language)
  // A script has all the words that its layout says.
  family.draw(into, { list: drawn, options, copy: copy as WidgetCopy, play: family.play })
}

/**
 * The server's days do wherever its languages are read but for English outside of the US, which browsers take milliseconds to
 * learn. They stay where the page's `lang` is no language.
 */
function localDays(into: HTMLElement, language: string): void {
  const region = language.toLowerCase()
  if (!region.startsWith('en-') || region.startsWith('en-us')) return
  each(into.querySelectorAll('.day'), ({ lastChild }) => {
    const day = lastChild!
    try {
      day.textContent = new Date(day.textContent!).toLocaleDateString(language, { dateStyle: 'medium' })
    } catch {}
  })
}
