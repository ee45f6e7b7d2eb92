import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** `import css from './x.css?inline'` gives the minified sheet as a string, as Vite has it. */
const inlineCss = {
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-css',
    }))
    build.onLoad({ filter: /./, namespace: 'inline-css' }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })
      return {
        contents: code
          .trim()
          .replace(/(--\w+): /g, '$1:')
          .replaceAll(', ', ','),
        loader: 'text',
        watchFiles: [path],
      }
    })
  },
}

/** Builds the embed script and the display page's script into dist/widget. */
export async function buildWidget() {
  await build({
    absWorkingDir: root,
    entryPoints: ['widget/embed.ts', 'widget/display.ts'],
    outdir: 'dist/widget',
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    // The names of `Options`, which no host page and no JSON ever sees.
    mangleProps: /^(show(Ratings|Dates|Company)|autoSlide|slideIntervalSeconds|inner|box|layout|theme)$/,
    legalComments: 'none',
    plugins: [inlineCss],
    logLevel: 'warning',
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWidget()
