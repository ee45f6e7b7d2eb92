import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { root } from '../run.mjs'

const source = path.join(root, 'web/styles/site.css')
const fontFace = /@font-face\{[^}]*\}/g
/** `web/marketing/shell/first-screen-end.tsx` writes it. */
const linkToRest = /<link rel="stylesheet" href="__REST__"\/>/

/**
 * Makes the styles of each page. They stand in the page itself, so that its first answer can be painted. A page that
 * says where its first screen ends carries the styles of that much, and a file in `output` has all of them, with the
 * fonts that have to be fetched: until it is there, the system's own stand in, at the same widths.
 * `built` is the stylesheet as Vite built it, which knows the fonts' file names; `bundle` the scripts of the site.
 */
export function makePageStyles(output, built, bundle) {
  const text = readFileSync(source, 'utf8')
  const fonts = built.match(fontFace) ?? []
  const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk')

  async function stylesheet(classes, fonts) {
    const compiler = await compile(text, { base: path.dirname(source), onDependency() {} })
    const { code } = optimize(compiler.build(classes), { minify: true })
    return fonts.join('') + code.replaceAll(fontFace, '').trim()
  }

  /** The page with its styles at the place of `link`. */
  return async (page, link) => {
    const all = await stylesheet([...classesIn(page), ...islandsIn(page, scripts).flatMap(wordsOf)], fonts)
    const end = linkToRest.exec(page)
    if (!end) return page.replace(link, () => `<style>${all}</style>`)
    const first = await stylesheet(classesIn(page.slice(0, end.index)), fonts.filter(isOfSystem))
    const file = `/assets/site-${createHash('sha256').update(all).digest('base64url').slice(0, 8)}.css`
    writeFileSync(path.join(output, file), all)
    return page.replace('__REST__', file).replace(link, () => `<style>${first}</style>`)
  }
}

function isOfSystem(face) {
  return !face.includes('url(')
}

function classesIn(html) {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
    names.replaceAll('&amp;', '&').split(/\s+/),
  )
}

/** The scripts that the islands of a page are made of. An island is named for its file. */
function islandsIn(page, scripts) {
  const found = new Set()
  const walk = (chunk) => {
    if (!chunk || chunk.isEntry || found.has(chunk)) return
    found.add(chunk)
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
      walk(scripts.find(({ fileName }) => fileName === file))
    }
  }
  for (const [, island] of page.matchAll(/ data-island="([^"]+)"/g)) {
    const chunk = scripts.find(({ name }) => name === island)
    if (!chunk) throw new Error(`the island ${island} has no script of its name`)
    walk(chunk)
  }
  return [...found]
}

/** Everything that may be a class; Tailwind leaves out what is none. */
function wordsOf({ code }) {
  return code.split(/["'`\s]+/)
}
