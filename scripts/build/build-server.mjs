import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { decode, encode } from '@jridgewell/sourcemap-codec'
import { build } from 'esbuild'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The programs of the server: what each is called in `dist/server`, and where it starts. */
const programs = {
  main: 'server/run/main.ts',
  demo: 'server/demo/main.ts',
  'admin-command': 'server/run/admin-command.ts',
  'backup-command': 'server/run/backup-command.ts',
  reader: 'server/run/reader.ts',
}

/** Machine code, and what looks for machine code beside itself: stays where npm put it. */
const native = ['sharp', '@node-rs/argon2', 'fs-native-extensions', 'pg-native']

/**
 * An `import` of Node's http reads all it exports, WebSocket too, for which Node loads its whole fetch: 14 MB and a tenth
 * of a second that a server may never need. `require` reads what is asked for.
 */
const quietHttp = {
  name: 'quiet-http',
  setup(build) {
    build.onResolve({ filter: /^(node:)?http$/ }, ({ kind, path: name }) =>
      kind === 'import-statement' ? { path: name, namespace: 'quiet-http' } : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'quiet-http' }, () => ({
      contents: "module.exports = process.getBuiltinModule('node:http')",
    }))
  },
}

/** Bundles the server's programs into a few files, which start in a third of the time of 1,500. */
export async function buildServer(folder = 'dist/server') {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: native,
    // Libraries in CommonJS call `require` for what Node has built in.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    // One byte a letter in memory.
    charset: 'ascii',
    // The code stays in memory as it is written.
    minifyWhitespace: true,
    minifySyntax: true,
    // A library may look at the name of a class.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    plugins: [quietHttp],
    logLevel: 'warning',
    write: false,
  })
  await rm(path.join(root, folder), { recursive: true, force: true })
  await mkdir(path.join(root, folder), { recursive: true })
  if (outputFiles.filter(({ text }) => text.includes(naming)).length !== 1) {
    throw new Error('esbuild names functions in another way than this build knows.')
  }
  for (const { path: file, text } of outputFiles) {
    await writeFile(file, file.endsWith('.map') ? withLinesOfOurs(text) : text.replace(naming, quietNaming))
  }
}

/**
 * How `keepNames` gives a name back to each of 6,000 functions, most of which still have theirs. To define it again takes
 * 4 MB and a tenth of a second. The file that does it has no lines of ours, which a longer one would move.
 */
const naming = '__name=(target,value)=>__defProp('
const quietNaming = '__name=(target,value)=>target.name===value?target:__defProp('

/**
 * Node reads the map at every start. With every word of every library it costs a quarter of a second and 80 MB; traces
 * need the lines of our own files. A library's place is one in the bundle, where its code is as it was published.
 */
function withLinesOfOurs(text) {
  const map = JSON.parse(text)
  const isOurs = map.sources.map((source) => !source.includes('node_modules/'))
  let last = ''
  const lines = decode(map.mappings).map((segments) => {
    const line = segments.flatMap(([column, source, sourceLine, sourceColumn]) => {
      const place = isOurs[source] ? `${source}:${sourceLine}` : ''
      if (place === last) return []
      last = place
      return [place === '' ? [column] : [column, source, sourceLine, sourceColumn]]
    })
    return line
  })
  return JSON.stringify({ ...map, names: [], mappings: encode(lines) })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer()
