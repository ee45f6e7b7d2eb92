import type { CrmDealRow, CrmPerson } from '../stand-ins/crm-people.ts'

/** When they last changed: before anything was connected. */
const before = () => new Date(Date.now() - 90 * 60_000)

/** So many contacts, every fifth without an address. */
export function somePeople(howMany: number, from = 1): CrmPerson[] {
  return Array.from({ length: howMany }, (_, index) => {
    const id = String(index + from)
    const email = (index + from) % 5 === 0 ? null : `person${id}@example.com`
    const changedAt = before()
    return { id, firstName: `Person${id}`, lastName: 'Duarte', email, company: `Company ${id}`, changedAt }
  })
}

/** So many deals of one contact each, every other one won. */
export function someDeals(howMany: number): CrmDealRow[] {
  return Array.from({ length: howMany }, (_, index) => ({
    id: String(index + 1),
    name: `Deal ${index + 1}`,
    stage: index % 2 === 0 ? 'won' : 'open',
    isWon: index % 2 === 0,
    contactIds: [String(index + 1)],
    changedAt: before(),
  }))
}
