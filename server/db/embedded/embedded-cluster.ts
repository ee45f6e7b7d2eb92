import { spawn } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../../kit/startup-error.ts'
import { executable } from './embedded-binaries.ts'
import { givePrivately } from './embedded-home.ts'
import { postgresEnvironment } from './embedded-postmaster.ts'
import type { OsUser } from './embedded-user.ts'

const majorVersion = '18'
export const superuser = 'plaudit'

export interface ClusterOptions {
  programs: string
  home: string
  user: OsUser | undefined
  /** Unset: whoever can open the private socket folder is trusted. */
  password: string | undefined
  isDurable: boolean
}

/** Makes the cluster when there is none, and answers its folder. */
export async function ensureCluster(options: ClusterOptions): Promise<string> {
  const cluster = path.join(options.home, 'postgres')
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) await makeCluster(cluster, options)
  else if (version.trim() !== majorVersion) {
    throw new StartupError(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()} and this build brings ${majorVersion}; ` +
        'start the older build, export the data, and import them here.',
    )
  }
  return cluster
}

/** Made under another name first, so that a start that was interrupted leaves nothing half made. */
async function makeCluster(cluster: string, options: ClusterOptions): Promise<void> {
  const unfinished = `${cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  await givePrivately(unfinished, options.user)
  let output = ''
  for (const ctype of characterTypes()) {
    const result = await initdb(unfinished, ctype, options)
    if (result.isDone) {
      await rename(unfinished, cluster)
      return
    }
    output = result.output
    if (!/invalid locale/.test(output)) break
  }
  await rm(unfinished, { recursive: true, force: true })
  throw new StartupError(`The embedded database cannot be made in ${cluster}: ${causeIn(output)}.`)
}

/** What initdb names as the error. After it, it tells what it removes and where it would say more. */
function causeIn(output: string): string {
  if (/No space left on device/.test(output)) return 'the disk is full; it needs at least 100 MB'
  const lines = output.trim().split('\n')
  return lines.find((line) => /\b(?:error|FATAL):/.test(line)) ?? lines.at(-1) ?? ''
}

/**
 * Letters beyond ASCII are compared by the built-in Unicode tables (`ilike`), but pg_trgm still asks the system which
 * characters are letters: under "C" it indexes nothing of a Thai or Cyrillic text.
 */
function characterTypes(): string[] {
  return process.platform === 'win32' ? ['C'] : ['C.UTF-8', 'en_US.UTF-8', 'C']
}

async function initdb(folder: string, ctype: string, options: ClusterOptions) {
  const passwordFile = `${folder}-password`
  const access = options.password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']
  if (options.password) {
    await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 })
    if (options.user) await chown(passwordFile, options.user.uid, options.user.gid)
  }
  const parameters = ['-D', folder, '-U', superuser, '-E', 'UTF8', ...access]
  parameters.push(
    '--locale=C',
    `--lc-ctype=${ctype}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  )
  parameters.push('--data-checksums', '--text-search-config=simple', '--no-instructions')
  if (!options.isDurable) parameters.push('--no-sync')
  try {
    return await runProgram(path.join(options.programs, executable('initdb')), parameters, options.user)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

function runProgram(program: string, parameters: string[], user: OsUser | undefined) {
  return new Promise<{ isDone: boolean; output: string }>((resolve, reject) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: postgresEnvironment(),
      ...user,
    })
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ isDone: code === 0, output }))
  })
}
