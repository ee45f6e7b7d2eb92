import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.join(import.meta.dirname, '../../web')

/** The files below `ui` that the public site reaches, by their names. */
function reached(): string[] {
  const seen = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    seen.add(file)
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      walk(path.join(path.dirname(file), to))
    }
  }
  for (const file of globSync('marketing/**/*.{ts,tsx}', { cwd: web })) walk(path.join(web, file))
  const ui = [...seen].map((file) => path.relative(web, file)).filter((file) => file.startsWith('ui/'))
  return ui.map((file) => path.basename(file)).toSorted()
}

test('the stylesheet of the public site looks for classes in what the site shows, and in nothing else', () => {
  const listed = /@source '\.\.\/ui\/\{([^}]+)\}'/.exec(
    readFileSync(path.join(web, 'styles/site.css'), 'utf8'),
  )
  expect((listed?.[1] ?? '').split(',').toSorted()).toEqual(reached())
})
