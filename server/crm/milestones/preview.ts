import type { MilestoneForm } from '#contract/crm/milestones.ts'
import type { WorkspaceContext } from '../../context.ts'
import { countAskable } from '../../customers/service.ts'
import { matches } from '../../db/matches.ts'
import { removedAmong } from '../../emails/service.ts'
import { notFound } from '../../http/problem.ts'
import { type Crm, mostById } from '../../integrations/crm/crm.ts'
import { CrmRefusal, UnknownField } from '../../integrations/crm/crm-failures.ts'
import { daysBefore } from '../../kit/time.ts'
import { openConnection } from '../clients.ts'
import { crmAnswer } from '../service.ts'
import { crmIntegrations } from '../tables.ts'
import { whoSpoke } from '../who-spoke.ts'
import { meetsMilestone } from './meets-milestone.ts'

const lookBackDays = 90
/** Looked at for an answer that somebody waits for. */
const mostRecords = 10_000
const mostMs = 20_000

/** How many people a rule would have asked in the last 90 days, as far as what changed in that time tells. */
export async function previewMilestone(context: WorkspaceContext, form: MilestoneForm) {
  const { tenant, workspaceId, now } = context
  const [row] = await tenant((tx) =>
    tx
      .select()
      .from(crmIntegrations)
      .where(matches(crmIntegrations, { workspaceId, crmType: form.crmType })),
  )
  if (!row) throw notFound('integration')
  const since = daysBefore(now(), lookBackDays)
  const crm = async () => openConnection(context, row)
  const found = await crmAnswer(
    crm()
      .then((client) => readMeeting(client, form, since))
      .catch(unknownField),
  )
  const people = await tenant(async (tx) => {
    const addresses = [...found.addresses]
    const removed = await removedAmong(tx, workspaceId, addresses)
    const spoke = await whoSpoke(tx, workspaceId, addresses)
    const others = addresses.filter((address) => !removed.has(address) && !spoke.has(address))
    return countAskable(context, tx, workspaceId, others)
  })
  return { people, checked: found.checked, isComplete: found.isComplete }
}

async function readMeeting(crm: Crm, form: MilestoneForm, since: Date) {
  const fields = [form.triggerField]
  const isDeal = form.triggerObject === 'deal'
  const untilMs = performance.now() + mostMs
  const addresses = new Set<string>()
  let checked = 0
  let resume: string | undefined
  do {
    const reading = { since, resume, fields }
    const page = isDeal ? await crm.deals(reading) : await crm.contacts(reading)
    const meeting = page.records.filter((one) =>
      meetsMilestone(form, one.fields[form.triggerField] ?? one.fields[form.triggerField.toLowerCase()]),
    )
    for (const one of meeting) if ('email' in one) addresses.add(one.email)
    const contactIds = meeting.flatMap((one) => ('contactIds' in one ? one.contactIds : []))
    for (const email of await addressesOf(crm, contactIds)) addresses.add(email)
    checked += page.records.length
    resume = page.resume
  } while (resume !== undefined && checked < mostRecords && performance.now() < untilMs)
  return { addresses, checked, isComplete: resume === undefined }
}

async function addressesOf(crm: Crm, contactIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(contactIds)]
  const addresses: string[] = []
  for (let start = 0; start < ids.length; start += mostById) {
    const page = await crm.contactsById(ids.slice(start, start + mostById))
    addresses.push(...page.records.map(({ email }) => email))
  }
  return addresses
}

function unknownField(failure: unknown): never {
  if (failure instanceof UnknownField) throw new CrmRefusal('Your CRM has no field by this name.')
  throw failure
}
