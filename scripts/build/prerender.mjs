import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { build } from 'vite'
import { makePageStyles } from './page-styles.mjs'
import { root } from '../run.mjs'

const output = path.join(root, 'dist/web')
const folders = ['site', 'site-with-payments'].map((name) => path.join(output, name))
const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/
const watched = ['web/marketing', 'web/ui', 'contract', 'shared']

/**
 * After the browser's part of the public site is built, builds its pages for this program, has them written as HTML
 * around the template, and puts them where the server finds them.
 */
export function prerender() {
  let failed = false
  let bundle = {}
  return {
    name: 'prerender',
    apply: 'build',
    buildStart() {
      if (!this.meta.watchMode) return
      // Pages are no part of the browser's program, which is all that is watched otherwise.
      for (const place of watched) {
        for (const entry of readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })) {
          if (entry.isFile()) this.addWatchFile(path.join(entry.parentPath, entry.name))
        }
      }
    },
    buildEnd(error) {
      failed = Boolean(error)
    },
    writeBundle(_options, written) {
      bundle = written
    },
    async closeBundle() {
      if (failed) return
      const template = path.join(output, 'site.html')
      const page = readFileSync(template, 'utf8')
      const stylesheet = path.join(output, link.exec(page)[1])
      const withStyles = makePageStyles(output, readFileSync(stylesheet, 'utf8'), bundle)
      const before = await beforePaint()
      writeFileSync(path.join(output, 'site-scripts.json'), JSON.stringify([before]))
      const files = await renderAll(inlineScript(page, before))
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
      for (const { path: name, text } of files) {
        const file = path.join(output, name)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, link.test(text) ? await withStyles(text, link) : text)
      }
      rmSync(template)
      rmSync(stylesheet)
    },
  }
}

/** The small script that precedes the first paint. The pages' content security policy allows it and no other. */
async function beforePaint() {
  const script = await transform(readFileSync(path.join(output, 'before-paint.js'), 'utf8'), { minify: true })
  return script.code.trim()
}

/** Puts it into the page, as each page's styles are put there later: the first answer is all it takes to paint. */
function inlineScript(template, script) {
  return (
    template
      .replace('<script src="/before-paint.js"></script>', () => `<script>${script}</script>`)
      // The style in the page names the fonts as early as a preload would, and browsers wait for preloaded ones.
      .replace(/ *<link rel="preload" as="font"[^>]*>\n?/g, '')
  )
}

async function renderAll(template) {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'site-'))
  try {
    await build({
      mode: 'marketing',
      logLevel: 'warn',
      build: { ssr: 'marketing/entry-server.tsx', outDir: folder, ssrEmitAssets: true, copyPublicDir: false },
    })
    // Pictures that only prerendered text refers to were emitted by this build alone.
    const assets = path.join(folder, 'assets')
    for (const name of readdirIfThere(assets).filter((name) => !/\.(?:m?js|css)$/.test(name))) {
      cpSync(path.join(assets, name), path.join(output, 'assets', name))
    }
    const { renderSite } = await import(pathToFileURL(path.join(folder, 'entry-server.js')).href)
    return await renderSite(template)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readdirIfThere(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
