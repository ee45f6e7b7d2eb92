import { randomBytes } from 'node:crypto'
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { StartupError } from '../../kit/startup-error.ts'
import { systemFolder } from './embedded-binaries.ts'
import { canReach, type OsUser } from './embedded-user.ts'
import { pathExists } from './path-exists.ts'

const pointerName = 'postgres-location'
const ownerName = 'data-folder'

/**
 * Makes sure of a data folder that can be written to. The database account may pass through a folder that we make,
 * and not list it.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The data folder ${folder} cannot be written to: ${why}.`, { cause })
  }
}

/** Not `mkdir` with `recursive`: that never comes back from places like /proc, where nothing can be made. */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) await makeFolder(parent)
  try {
    await mkdir(folder)
    await chmod(folder, 0o711)
  } catch (cause) {
    if (!(await isFolder(folder))) throw cause
  }
}

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/**
 * The folder that holds the cluster: the data folder itself, or one below `/var/lib/plaudit` when the database
 * account cannot reach it. The data folder then keeps a pointer and the other place the way back, so that a moved
 * checkout finds its data again and a copied one never shares them.
 */
export async function clusterHome(
  dataFolder: string,
  user: OsUser | undefined,
  notice: (sentence: string) => void,
): Promise<string> {
  if (!user || (await letThrough(dataFolder, user))) return dataFolder
  const here = await realpath(dataFolder)
  const pointed = await readLine(path.join(dataFolder, pointerName))
  if (pointed) {
    const owner = await readLine(path.join(pointed, ownerName))
    if (owner === here) return said(pointed)
    if (owner && (await readLine(path.join(owner, pointerName))) !== pointed) {
      await writeFile(path.join(pointed, ownerName), `${here}\n`)
      return said(pointed)
    }
    throw new StartupError(
      owner
        ? `The database in ${pointed} belongs to the data folder ${owner}, and ${dataFolder} is a copy of it. ${startEmpty(dataFolder)}`
        : `The data folder ${dataFolder} keeps its database in ${pointed}, and nothing is there. Bring that folder back, or restore a backup into another data folder. ${startEmpty(dataFolder)}`,
    )
  }
  return said(await makeHome(dataFolder, here))

  function said(home: string): string {
    notice(`PostgreSQL cannot reach the private folder ${dataFolder}; its database is kept in ${home}.`)
    return home
  }
}

function startEmpty(dataFolder: string): string {
  return `To start with an empty database instead, delete the file ${path.join(dataFolder, pointerName)}.`
}

export function hasCluster(home: string): Promise<boolean> {
  return pathExists(path.join(home, 'postgres', 'PG_VERSION'))
}

/** A folder that was in use before does not get an empty database in silence: the old one must be somewhere. */
export async function refuseMissingCluster(dataFolder: string, home: string): Promise<void> {
  const wasUsed = await pathExists(path.join(dataFolder, 'keys', 'instance.key'))
  const isThere = await hasCluster(home)
  if (!wasUsed || isThere) return
  throw new StartupError(
    `The database of ${dataFolder} is missing: it was in ${path.join(home, 'postgres')}. Bring it back, or restore a ` +
      `backup into another data folder. To start with an empty database instead, delete ${path.join(dataFolder, 'keys')}.`,
  )
}

/**
 * Whether the account can pass through the data folder. A folder of root's own that is private itself, though nothing
 * above it is, is opened for passing through, so that the data are kept where the operator said.
 */
async function letThrough(dataFolder: string, user: OsUser): Promise<boolean> {
  if (await canReach(user, dataFolder)) return true
  const { uid, mode } = await stat(dataFolder)
  if (uid !== 0 || !(await canReach(user, path.dirname(dataFolder)))) return false
  await chmod(dataFolder, (mode & 0o777) | 0o011)
  return canReach(user, dataFolder)
}

/** The cluster's folder of a data folder in use, for a second process that only wants to connect. */
export async function knownHome(dataFolder: string): Promise<string> {
  return (await readLine(path.join(dataFolder, pointerName))) ?? dataFolder
}

async function makeHome(dataFolder: string, here: string): Promise<string> {
  const checkout = path.basename(path.dirname(here)).replaceAll(/[^\w-]+/g, '-')
  const home = path.join(systemFolder, `${checkout}-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(home, { recursive: true })
    await chmod(systemFolder, 0o711)
    await chmod(home, 0o711)
    await writeFile(path.join(home, ownerName), `${here}\n`)
    await writeFile(path.join(dataFolder, pointerName), `${home}\n`)
  } catch (cause) {
    throw new StartupError(
      `PostgreSQL cannot reach the private folder ${dataFolder}, and ${systemFolder} cannot be written to; ` +
        'give the data another place with PLAUDIT_DATA.',
      { cause },
    )
  }
  return home
}

/** The system's limit is 107 bytes for the whole path of a Unix socket, its file name included. */
const longestSocketFolder = 80

/** An empty private folder for the Unix socket: inside the home, or a temporary one when that path is too long. */
export async function socketFolder(home: string, user: OsUser | undefined): Promise<string> {
  let folder = path.join(home, 'socket')
  if (Buffer.byteLength(folder) > longestSocketFolder) {
    folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-'))
  } else {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
  }
  await givePrivately(folder, user)
  return folder
}

/** Makes a folder readable by one account only: the database's. */
export async function givePrivately(folder: string, user: OsUser | undefined): Promise<void> {
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
}

async function readLine(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim() || undefined
}
