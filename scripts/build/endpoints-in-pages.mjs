/**
 * Leaves of endpoints what pages use: the address, and the body, whose schema checks forms. How answers are shaped, who
 * may call and what the documentation says is the server's; the documentation is written out as HTML. Bundlers drop
 * what nobody imports, and no property of what is imported.
 */
export function endpointsInPages() {
  return {
    name: 'endpoints-in-pages',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/contract\/.*\.ts$/, code: /[eE]ndpoint\(/ },
      handler(code) {
        const found = definitionsIn(this.parse(code))
        return { code: found.reduceRight(withoutServersPart, code) }
      },
    },
  }
}

/** The second arguments of `endpoint(...)`, `ownerEndpoint(...)` and the like, in order. */
function definitionsIn(node) {
  if (Array.isArray(node)) return node.flatMap(definitionsIn)
  if (typeof node !== 'object' || node === null) return []
  const definition =
    node.type === 'CallExpression' && /endpoint$/i.test(node.callee.name) && node.arguments[1]
  return definition?.type === 'ObjectExpression' ? [definition] : Object.values(node).flatMap(definitionsIn)
}

function withoutServersPart(code, { start, end, properties }) {
  const kept = properties.filter(({ type, key }) => type === 'SpreadElement' || key.name === 'body')
  const parts = kept.map((property) => code.slice(property.start, property.end))
  return `${code.slice(0, start)}{ ${parts.join(', ')} }${code.slice(end)}`
}
