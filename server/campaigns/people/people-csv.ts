import { Readable } from 'node:stream'
import type { CampaignPerson } from '#contract/campaigns/campaign-people.ts'
import type { WorkspaceContext } from '../../context.ts'
import { byteOrderMark, toCsv } from '../../kit/csv.ts'
import type { Position } from '../../db/keyset.ts'
import { type Filters, peopleWithIds, readPeoplePage } from './people.ts'
import { readCampaign } from '../present.ts'

const batchRows = 500

/** The people as a spreadsheet, a batch at a time: memory stays the same for any number. */
export async function peopleCsv(context: WorkspaceContext, id: string, filters: Filters): Promise<Readable> {
  await context.tenant((tx) => readCampaign(tx, context.workspaceId, id))
  return Readable.from(peopleCsvParts(context, id, filters), { objectMode: false })
}

const columns = [
  'Name',
  'Email',
  'State',
  'Reason',
  'Emails',
  'First sent',
  'Opened the form',
  'Answered',
  'Testimonial',
]

async function* peopleCsvParts({ tenant, workspaceId }: WorkspaceContext, id: string, filters: Filters) {
  yield byteOrderMark + toCsv([columns])
  for (let position: Position | undefined; ;) {
    const from = position
    const { page, people } = await tenant(async (tx) => {
      const { page } = await readPeoplePage(tx, {
        workspaceId,
        id,
        filters,
        position: from,
        limit: batchRows,
      })
      const ids = page.rows.map((row) => row.id)
      return { page, people: await peopleWithIds(tx, workspaceId, id, ids) }
    })
    yield toCsv(people.map(csvRow))
    if (!page.next) return
    position = page.next
  }
}

function csvRow(person: CampaignPerson): unknown[] {
  return [
    person.name,
    person.email,
    person.state,
    person.reason ?? '',
    person.sent.length,
    person.sent[0]?.at ?? '',
    person.sent.find(({ clickedAt }) => clickedAt)?.clickedAt ?? '',
    person.answeredAt ?? '',
    person.testimonialId ?? '',
  ]
}
