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

/**
 * The scripts into which the server writes their data, by what is in them: a family of layouts, every theme but the
 * light one, and autoplay; each of them with replies and highlights, and without.
 */
const carrying = [
  ['grid'],
  ['carousel'],
  ['strip'],
  ['grid', 'themes'],
  ['carousel', 'themes'],
  ['strip', 'themes'],
  ['carousel', 'play'],
  ['carousel', 'themes', 'play'],
]

/** Builds the scripts of widgets and of the display page into dist/widget. */
export async function buildWidget() {
  const shared = {
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    target: 'es2021',
    minify: true,
    // The names of our own types, which no host page and no JSON ever sees.
    mangleProps: /^(inner|box|layouts|draw|css|themes|follow)$/,
    legalComments: 'none',
    plugins: [inlineCss],
    logLevel: 'warning',
  }
  const whole = { ...shared, define: { plauditReplies: 'true' } }
  await build({ ...whole, entryPoints: ['widget/embed.ts', 'widget/display.ts'], outdir: 'dist/widget' })
  for (const [names, hasReplies] of carrying.flatMap((names) => [
    [names, false],
    [names, true],
  ])) {
    const [family, ...more] = names
    const contents = `import { showCarried } from './carried.ts'
      ${names.map((name) => `import { ${name} } from './${files[name] ?? name}.ts'`).join('\n')}
      showCarried({ ...${family}, ${more.join(', ')} })`
    await build({
      ...shared,
      // The server puts a function with the data around it.
      format: 'esm',
      define: { plauditReplies: String(hasReplies) },
      stdin: { contents, resolveDir: resolve(root, 'widget'), sourcefile: 'script.ts', loader: 'ts' },
      outfile: `dist/widget/${names.join('-')}${hasReplies ? '-replies' : ''}.js`,
    })
  }
}

const files = { themes: 'theme' }

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWidget()
