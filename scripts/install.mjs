import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, ownNode, Sentence } from './run.mjs'

/** Runs `npm ci` when the installed packages are not the ones of package-lock.json. */
export const installWhatIsMissing = {
  isDone: isInstalled,

  async make() {
    console.log('Installing packages (about half a minute) ...')
    const result = await npm([
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    if (result.code !== 0) {
      throw new Sentence(
        `${result.output.trim()}\n\nThe packages could not be installed; npm says why above.`,
      )
    }
  },
}

/**
 * npm notes what it installed in node_modules/.package-lock.json, and only when it came to the end. Every package of
 * the lock file must be there in the same version, except those for other platforms.
 */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages
  const found = readJson('node_modules/.package-lock.json')?.packages
  const own = readJson('package.json')
  if (!wanted || !found || !existsSync(ownNode())) return false
  const isLocked = ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    (kind) => JSON.stringify(own[kind]) === JSON.stringify(wanted[''][kind]),
  )
  return (
    isLocked &&
    Object.entries(wanted).every(
      ([place, { version, optional }]) =>
        place === '' || (found[place] ? found[place].version === version : optional),
    )
  )
}

/** npm of the machine, on the machine's Node: the packaged Node lies in the very folder that npm replaces. */
function npm(parameters) {
  const isOurs = (folder) => folder.startsWith(path.join(root, 'node_modules'))
  const outside = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !isOurs(folder))
  return run('npm', parameters, {
    environment: { PATH: outside.join(path.delimiter), NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}
