import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { cqi, em, numbers, pixels } from '../../shared/widget/measures.ts'

/** Each measure as sheets have it, by the name they use. */
const written = new Map([
  ...sized(pixels, 'px'),
  ...sized(em, 'em'),
  ...sized(cqi, 'cqi'),
  ...sized(numbers, ''),
])

/** A style sheet of a widget as short as can be, with its measures in place. */
export async function minifiedSheet(file) {
  const sheet = (await readFile(file, 'utf8')).replace(/var\(--measure-([\w-]+)\)/g, (_, name) => {
    if (!written.has(name))
      throw new Error(`${file}: there is no measure “${name}” in shared/widget/measures.ts`)
    return written.get(name)
  })
  const { code } = await transform(sheet, { loader: 'css', minify: true })
  return code
    .trim()
    .replace(/(--\w+): /g, '$1:')
    .replaceAll(', ', ',')
}

function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function sized(measures, unit) {
  return Object.entries(measures).map(([name, size]) => [kebab(name), `${size}${unit}`])
}
