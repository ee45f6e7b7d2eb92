import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { CrmType } from '#contract/crm/crm.ts'
import type { Services } from '../../server/context.ts'
import { sealedCredentials } from '../../server/crm/clients.ts'
import { crmContacts, crmIntegrations } from '../../server/crm/tables.ts'
import { customers } from '../../server/customers/tables.ts'
import { rowId } from '../../server/kit/ids.ts'
import { type CrmPerson, type FakeCrms, hubspotKey, salesforceApp } from '../../server/test/stand-ins/crms.ts'
import { workspaces } from '../../server/workspaces/tables.ts'

export interface Place {
  readonly services: Services
  readonly dataFolder: string
  readonly crms: FakeCrms
  readonly random: () => number
}

const kills = 10
const changesAtOnce = 100
const hourMs = 3_600_000

/** Contacts that last changed long ago. */
function somePeople(howMany: number): CrmPerson[] {
  const changedAt = new Date(Date.now() - 24 * hourMs)
  return Array.from({ length: howMany }, (_, index) => {
    const id = String(index + 1)
    return {
      id,
      firstName: 'Person',
      lastName: id,
      email: `person${id}@example.com`,
      company: `Company ${id}`,
      changedAt,
    }
  })
}

/** A workspace with the CRM connected, as the owner leaves it. */
async function connect({ services }: Place, crmType: CrmType): Promise<string> {
  const now = services.now()
  const [workspaceId, id] = [rowId(now), rowId(now)]
  await services.db.insert(workspaces).values({ id: workspaceId, name: 'Bench', createdAt: now })
  const instanceUrl = crmType === 'salesforce' ? 'https://bakery.my.salesforce.com' : ''
  const keys = crmType === 'salesforce' ? salesforceApp : { accessToken: hubspotKey }
  const sealed = sealedCredentials(services, { workspaceId, crmType, instanceUrl }, keys)
  await services.db
    .insert(crmIntegrations)
    .values({ workspaceId, id, crmType, instanceUrl, createdAt: now, ...sealed })
  return id
}

function startSync({ dataFolder, crms }: Place, id: string, aheadMs = 0) {
  const program = path.join(import.meta.dirname, 'sync-once.ts')
  const child = spawn(process.execPath, [program, dataFolder, crms.url, id, String(aheadMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { child, ended, peak: () => Number(/peak (\d+)/.exec(said)?.[1] ?? Number.NaN) }
}

const hasBegun = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve))

/** The first sync of so many contacts in a process of its own: its peak of memory in megabytes, and how long it took. */
export async function memoryOf(place: Place, howMany: number) {
  place.crms.people = somePeople(howMany)
  const id = await connect(place, 'salesforce')
  const began = performance.now()
  const { ended, peak } = startSync(place, id)
  await ended
  return { peak: peak(), seconds: (performance.now() - began) / 1000, ...(await compare(place, id)) }
}

/** Killed at 10 random moments while the CRM limits, fails and changes, and then finished: whether both sides are the same. */
export async function killed(place: Place, crmType: CrmType, howMany: number, longestMs: number) {
  const { crms, random } = place
  crms.people = somePeople(howMany)
  const id = await connect(place, crmType)
  crms.failsEvery = 17
  let done = 0
  for (let kill = 0; kill < kills; kill++) {
    // Each begins after the lease of the one that was killed.
    const { child, ended } = startSync(place, id, kill * 180_000)
    await hasBegun(child)
    const timer = setTimeout(
      () => (done += child.kill('SIGKILL') ? 1 : 0),
      200 + Math.floor(random() * longestMs),
    )
    await ended
    clearTimeout(timer)
    crms.people = changeSome(crms.people, random)
  }
  await startSync(place, id, kills * 180_000).ended
  crms.failsEvery = undefined
  // What was changed after the last pass had begun comes with the next sync.
  await startSync(place, id, (kills + 1) * 180_000).ended
  return { kills: done, ...(await compare(place, id)) }
}

function changeSome(people: readonly CrmPerson[], random: () => number): CrmPerson[] {
  const changed = [...people]
  for (let one = 0; one < changesAtOnce; one++) {
    const at = Math.floor(random() * changed.length)
    const person = changed[at]!
    const moment = new Date()
    changed[at] = { ...person, company: `Changed ${moment.getTime()} ${one}`, changedAt: moment }
  }
  return changed
}

/** Row by row: what the CRM has, what is kept of it, and what the customers have. */
async function compare({ services, crms }: Place, id: string) {
  const rows = await services.db
    .select({
      crmId: crmContacts.crmId,
      name: crmContacts.name,
      email: crmContacts.email,
      company: crmContacts.company,
      customerEmail: customers.email,
      customerCompany: customers.company,
    })
    .from(crmContacts)
    .innerJoin(
      customers,
      and(eq(customers.workspaceId, crmContacts.workspaceId), eq(customers.id, crmContacts.customerId)),
    )
    .where(eq(crmContacts.integrationId, id))
  const kept = new Map(rows.map((row) => [row.crmId, row]))
  const different = crms.people.filter(({ id: crmId, firstName, lastName, email, company }) => {
    const row = kept.get(crmId)
    const theirs = [`${firstName} ${lastName}`, email, company, email, company].join('\n')
    return (
      [row?.name, row?.email, row?.company, row?.customerEmail, row?.customerCompany].join('\n') !== theirs
    )
  })
  return { rows: rows.length, different: different.length + Math.abs(rows.length - crms.people.length) }
}
