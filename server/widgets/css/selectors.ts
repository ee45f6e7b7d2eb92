import { type WidgetPart, widgetParts } from '#contract/widgets/widget-parts.ts'

/** One selector of a rule: as a widget's sheet has it, what it is of, and whether a press or a pointer decides. */
export interface PartSelector {
  readonly written: string
  readonly part: WidgetPart
  readonly isInteractive: boolean
}

const isPart = (name: string): name is WidgetPart => Object.hasOwn(widgetParts, name)
const state = String.raw`:(?:hover|first-child|last-child|nth-child\((?:odd|even|\d{1,2}|\d?n(?:\s*\+\s*\d{1,2})?)\))`
const compound = new RegExp(String.raw`^\.([a-z]+)((?:${state})*)$`, 'i')

/** Reads `.card:hover .name`; undefined for what is no chain of names and states. */
export function readSelector(text: string): PartSelector | undefined {
  const chain = text
    .trim()
    .split(/\s*>\s*|\s+(?![^(]*\))/)
    .map((one) => compound.exec(one))
  const names = chain.map((found) => found?.[1] ?? '')
  const part = names.at(-1)
  if (part === undefined || !isPart(part) || chain.length > 4 || !names.every(isPart)) return undefined
  // The list's class is that of its layout.
  const written = chain.map(
    (found) => `${found?.[1] === 'list' ? 'ul' : `.${found?.[1]}`}${found?.[2] ?? ''}`,
  )
  return { written: `.p ${written.join(' ')}`, part, isInteractive: /:hover/i.test(text) }
}
