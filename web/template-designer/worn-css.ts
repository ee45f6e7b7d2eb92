/** Puts the owner's CSS behind the widget's own sheet, where the script of a saved widget has it. */
export function wearCss(box: Element, css: string): void {
  const root = box.shadowRoot
  // A sheet belongs to the page that made it, which here is the frame's.
  const Sheet = box.ownerDocument.defaultView?.CSSStyleSheet
  const own = root?.adoptedStyleSheets[0]
  if (!root || !Sheet || !own) return
  const sheet = new Sheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [own, sheet]
}
