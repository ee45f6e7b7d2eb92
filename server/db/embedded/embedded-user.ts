import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** An account of the operating system, by number. */
export interface OsUser {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root. Under root its processes get the owner of the data folder, or `nobody` when
 * that is root too; otherwise (`undefined`) they run as ourselves.
 */
export async function postgresUser(dataFolder: string): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = await readAccounts()
  const owner = await stat(dataFolder)
  // initdb looks its account up by name, so a bare number (a container's volume) is of no use to it.
  const known = accounts.find((account) => account.uid === owner.uid && account.uid !== 0)
  return known ?? accounts.find((account) => account.name === 'nobody') ?? { uid: 65_534, gid: 65_534 }
}

/** Whether the account can open this file or folder: the permission bits of it and of every folder above. */
export async function canReach(user: OsUser, target: string): Promise<boolean> {
  let current = await realpath(target)
  for (;;) {
    const { mode, uid, gid } = await stat(current)
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
    if (((mode >> shift) & 1) === 0) return false
    const parent = path.dirname(current)
    if (parent === current) return true
    current = parent
  }
}

async function readAccounts(): Promise<(OsUser & { name: string })[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
}
