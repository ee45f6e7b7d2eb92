import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { node, root, run, Sentence } from './run.mjs'

const browserParts = [
  {
    what: 'the pages',
    folder: 'dist/web',
    inputs: [
      'web',
      'contract',
      'shared',
      'vite.config.ts',
      'scripts/build/app-addresses.mjs',
      'scripts/build/customer-page-files.mjs',
      'scripts/build/first-look.mjs',
      'scripts/build/prerender.mjs',
      'scripts/build/endpoints-in-pages.mjs',
      'scripts/build/page-styles.mjs',
      'scripts/build/compress.mjs',
      'package-lock.json',
    ],
    programs: [
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
      ['node_modules/vite/bin/vite.js', 'build', '--mode', 'customer', '--logLevel', 'warn'],
      ['node_modules/vite/bin/vite.js', 'build', '--mode', 'marketing', '--logLevel', 'warn'],
      ['scripts/build/compress.mjs'],
    ],
  },
  {
    what: 'the embed script',
    folder: 'dist/widget',
    inputs: [
      'widget',
      'contract',
      'shared',
      'scripts/build/build-widget.mjs',
      'scripts/build/widget-styles.mjs',
      'scripts/build/compress.mjs',
      'package-lock.json',
    ],
    programs: [['scripts/build/build-widget.mjs'], ['scripts/build/compress.mjs']],
  },
]

const fonts = {
  what: 'the fonts',
  folder: 'dist/fonts',
  inputs: ['scripts/build/build-fonts.mjs', 'package-lock.json'],
  programs: [['scripts/build/build-fonts.mjs']],
}

const server = {
  what: 'the server',
  folder: 'dist/server',
  inputs: ['server', 'contract', 'shared', 'scripts/build/build-server.mjs', 'package-lock.json'],
  programs: [['scripts/build/build-server.mjs']],
}

/** Builds what the browser gets, the fonts of images and the server, each part only when its inputs are not the ones it was last built from. */
export const buildWhatIsStale = building([...browserParts, fonts, server])

/** The same for commands that open no page. */
export const buildStaleServer = building([server])

function building(parts) {
  return {
    isDone: () => parts.every(isFresh),
    async make() {
      for (const part of parts.filter((part) => !isFresh(part))) await buildPart(part)
    },
  }
}

async function buildPart(part) {
  console.log(`Building ${part.what} ...`)
  // Taken before the build: an edit in the middle of it makes the result stale again.
  const state = inputState(part)
  rmSync(stampOf(part), { force: true })
  for (const program of part.programs) {
    const result = await run(node(), program, { environment: { NODE_ENV: 'production' } })
    if (result.code !== 0) throw new Sentence(`${result.output.trim()}\n\nBuilding ${part.what} failed.`)
  }
  mkdirSync(path.join(root, part.folder), { recursive: true })
  writeFileSync(stampOf(part), state)
}

function isFresh(part) {
  try {
    return (
      existsSync(path.join(root, part.folder)) && readFileSync(stampOf(part), 'utf8') === inputState(part)
    )
  } catch {
    return false
  }
}

/** Beside the folder: what is inside is served. */
function stampOf(part) {
  return path.join(root, `${part.folder}.inputs`)
}

function inputState({ inputs }) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesOf(path.join(root, input)))) {
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(path.join(place, entry.name)) : [path.join(place, entry.name)],
    )
    .filter((file) => !/\.test\.tsx?$/.test(file))
}
