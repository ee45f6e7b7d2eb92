const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Plain text as HTML, in an element or an attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The same in an element, with its line breaks. */
export function escapeHtml(text: string): string {
  return escapeText(text).replace(/\n/g, '<br>')
}
