/**
 * What a widget consists of, before it is HTML or elements of a page: a text, or a tag, its class, and what is in it. The
 * server makes it, so that no browser needs code for it but for making elements of it.
 */
export type WidgetNode = string | WidgetElement
/** A name that starts with two hyphens is a custom property of the element's style. */
export type WidgetAttributes = Readonly<Record<string, string>>
/** Behind tag and class: attributes and contents, in any order. */
export interface WidgetElement extends ReadonlyArray<WidgetNode | WidgetAttributes> {
  readonly 0: string
  readonly 1: string
}
