import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { minify } from 'terser'
import { minifiedSheet } from './widget-styles.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** `import css from './x.css?inline'` gives the minified sheet as a string, as Vite has it. */
const inlineCss = {
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-css',
    }))
    build.onLoad({ filter: /./, namespace: 'inline-css' }, async ({ path }) => ({
      contents: await minifiedSheet(path),
      loader: 'text',
      watchFiles: [path],
    }))
  },
}

/** The looks of a family for widgets without a script: every theme, of which `auto` follows the device. */
async function plainSheet(family) {
  const names = ['styles', 'seldom', ...(family === 'carousel' ? [] : [family]), 'plain', 'dark']
  const sheets = await Promise.all(
    names.map((name) =>
      minifiedSheet(resolve(root, `widget/${isLayout(name) ? 'layouts' : 'styles'}/${name}.css`)),
    ),
  )
  const dark = sheets.at(-1)
  return `${sheets.join('')}@media (prefers-color-scheme:dark){${dark.replace('.dark', '.auto')}}`
}

/**
 * The scripts into which the server writes their data, by what is in them: a family of layouts, the dark theme or every
 * theme, and autoplay.
 */
const carrying = [
  ['grid'],
  ['carousel'],
  ['strip'],
  ['grid', 'dark'],
  ['carousel', 'dark'],
  ['strip', 'dark'],
  ['grid', 'themes'],
  ['carousel', 'themes'],
  ['strip', 'themes'],
  ['carousel', 'play'],
  ['carousel', 'dark', 'play'],
  ['carousel', 'themes', 'play'],
]

/** Bundles into one file. After esbuild, terser still saves 3%: it inlines what is used once. */
async function bundle(options) {
  const { outputFiles } = await build({ ...options, write: false })
  for (const { path, text } of outputFiles) {
    const { code } = await minify(text, {
      module: true,
      ecma: 2021,
      compress: { passes: 3, unsafe_arrows: true, pure_getters: true, keep_fargs: false },
    })
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, code)
  }
}

/** Builds the scripts of widgets and of the display page into dist/widget. */
export async function buildWidget() {
  const shared = {
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    target: 'es2021',
    minify: true,
    // The names of our own types, which no host page and no JSON ever sees.
    mangleProps: /^(inner|box|draw|css|themes|follow|start)$/,
    legalComments: 'none',
    plugins: [inlineCss],
    logLevel: 'warning',
  }
  await bundle({
    ...shared,
    entryPoints: ['widget/embed.ts', 'widget/display.ts'],
    outdir: 'dist/widget',
    define: { plauditHasPlace: 'false', plauditIsLean: 'false' },
  })
  for (const names of carrying) {
    const [family, ...more] = names
    const contents = `import { showCarried } from './carried.ts'
      ${names.map((name) => `import { ${name} } from './${isLayout(name) ? 'layouts/' : ''}${files[name] ?? name}.ts'`).join('\n')}
      showCarried({ ...${family}, ${more.map((name) => (name === 'dark' ? 'themes: dark' : name)).join(', ')} })`
    for (const hasPlace of [false, true])
      await bundle({
        ...shared,
        // The server puts a function with the data around it.
        format: 'esm',
        define: {
          plauditHasPlace: String(hasPlace),
          // A console line, days as the British write them, and growing right after a press.
          plauditIsLean: String(!hasPlace && names.join() === 'carousel,themes,play'),
          plauditCarried: '$',
        },
        stdin: { contents, resolveDir: resolve(root, 'widget'), sourcefile: 'script.ts', loader: 'ts' },
        outfile: `dist/widget/${hasPlace ? 'placed/' : ''}${names.join('-')}.js`,
      })
  }
  await writeFile(
    resolve(root, 'dist/widget/seldom.css'),
    await minifiedSheet(resolve(root, 'widget/styles/seldom.css')),
  )
  for (const family of ['grid', 'carousel', 'strip'])
    await writeFile(resolve(root, `dist/widget/${family}.css`), await plainSheet(family))
}

const files = { themes: 'theme', dark: 'theme' }

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWidget()

/** Parts of layouts stand in a folder of their own. */
function isLayout(name) {
  return ['carousel', 'grid', 'play', 'strip'].includes(name)
}
