import type { WidgetElement } from '#shared/widget/widget-element.ts'
import type { WidgetContent } from '#shared/widget/widget-nodes.ts'

interface Carried {
  readonly key: string
  readonly options: {
    readonly layout: string
    readonly theme: string
    readonly columns?: number
    readonly look?: string
  }
  readonly content?: WidgetContent
}

/** What a widget's script carries, as visitors read it. */
export function carriedIn(code: string) {
  const { content, ...carried } = JSON.parse(code.slice(code.lastIndexOf('})({') + 3, -1)) as Carried
  const cards = content?.list ? elementsIn(content.list, 'li') : []
  const foot = content ? [content.foot] : []
  return {
    ...carried,
    language: content?.language,
    copy: content?.copy,
    cards: cards.map(textOf),
    names: cards.map(
      (card) => elementsIn(card, 'div', 'author').map((by) => textOf(elementsIn(by, 'b')[0]!))[0],
    ),
    /** The parts of the line below the testimonials. */
    sums: foot.flatMap((line) => elementsIn(line, 'span').map(textOf)),
    policy: content?.policy ? elementsIn(content.policy, 'p').map(textOf) : [],
  }
}

/** The outermost elements of a tag in another one, or those of them with this class. */
function elementsIn(node: WidgetElement, tag: string, className?: string): WidgetElement[] {
  return node.slice(2).flatMap((part) => {
    if (!Array.isArray(part)) return []
    const element = part as unknown as WidgetElement
    const isMeant = element[0] === tag && (className === undefined || element[1] === className)
    return isMeant ? [element] : elementsIn(element, tag, className)
  })
}

function textOf(node: WidgetElement): string {
  return node
    .slice(2)
    .map((part) =>
      typeof part === 'string' ? part : Array.isArray(part) ? textOf(part as unknown as WidgetElement) : '',
    )
    .join('')
}
