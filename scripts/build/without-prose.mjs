/**
 * Leaves what endpoints say about themselves (`about`) out of the scripts of pages: only the documentation shows it,
 * and that is written out as HTML. Bundlers drop what nobody imports, and no property of what is imported.
 */
export function withoutProse() {
  return {
    name: 'without-prose',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/contract\/.*\.ts$/, code: /\babout:/ },
      handler(code) {
        const places = prosePlaces(this.parse(code))
        return {
          code: places.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), code),
        }
      },
    },
  }
}

/** Where the properties stand, in order, each with the comma before it. */
function prosePlaces(node) {
  if (Array.isArray(node)) return node.flatMap(prosePlaces)
  if (typeof node !== 'object' || node === null) return []
  if (node.type !== 'ObjectExpression') return Object.values(node).flatMap(prosePlaces)
  return node.properties.flatMap((property, index) =>
    isProse(property)
      ? [{ from: node.properties[index - 1]?.end ?? property.start, to: property.end }]
      : prosePlaces(property),
  )
}

/** No field of a body or of an answer that is called the same. */
function isProse({ key, value }) {
  return key?.name === 'about' && value.properties?.some(({ key }) => key?.name === 'says')
}
