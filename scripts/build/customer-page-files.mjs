import { readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Pages of customers with code of their own, by how their addresses begin; a reward's ends so. */
const codeOf = {
  'qr-testimonial': 'questionnaire-page',
  my: 'my-page',
  reward: 'reward-page',
  verify: 'verify-page',
  oauth: 'outbound-page',
}

/**
 * Writes the page that each of them starts from: `form.html`, with the page's own code loaded beside what all pages need
 * instead of after it. The server serves it (`server/http/files/static.ts`).
 */
export function customerPageFiles() {
  return {
    name: 'customer-page-files',
    writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const ofAll = withImports(bundle, chunks.find(isOf('customers-first-look')))
      const html = readFileSync(path.join(dir, 'form.html'), 'utf8')
      mkdirSync(path.join(dir, 'customers'), { recursive: true })
      for (const [address, name] of Object.entries(codeOf)) {
        const code = [...withImports(bundle, chunks.find(isOf(name)))].filter((file) => !ofAll.has(file))
        const links = code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n  `)
        writeFileSync(
          path.join(dir, `customers/${address}.html`),
          html.replace('</head>', `${links.join('')}</head>`),
        )
      }
    },
  }
}

const isOf = (wanted) => (chunk) => chunk.name === wanted

/** The files of a chunk and of everything that it imports. */
function withImports(bundle, chunk, files = new Set()) {
  if (!files.has(chunk.fileName)) {
    files.add(chunk.fileName)
    for (const file of chunk.imports) withImports(bundle, bundle[file], files)
  }
  return files
}
