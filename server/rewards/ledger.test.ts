import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { addCodes, exportRewards, listRewards } from '#contract/rewards/rewards.ts'
import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { testimonials } from '../testimonials/tables.ts'
import { caller } from '../test/as.ts'
import { allJobs } from '../app.ts'
import { rewardsOn } from '../test/makers/make-rewarding.ts'
import { tokenOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { db } = app.services
const { rewarding, send, ledger } = rewardsOn(app)
const dayMs = 86_400_000

describe('the ledger', () => {
  test('is searched, filtered and read page by page', async () => {
    const owner = await rewarding({ generatesCodes: false })
    for (let count = 0; count < 5; count += 1) await send(owner, { customerName: `Guest ${count}` })
    await owner.call(addCodes, { body: { content: 'TEN%\nTEN-2' } })
    await app.drain()
    expect(await ledger(owner, { state: 'given' })).toHaveLength(2)
    expect(await ledger(owner, { state: 'waiting' })).toHaveLength(3)
    // Ranked: a random code may contain a 3 too.
    expect((await ledger(owner, { search: '3  guest' }))[0]).toMatchObject({ customerName: 'Guest 3' })
    expect(await ledger(owner, { search: '%' })).toHaveLength(1)
    // A dash of any length finds the hyphen.
    expect(await ledger(owner, { search: 'ten–2' })).toHaveLength(1)
    expect(await ledger(owner, { search: 'ten', state: 'waiting' })).toEqual([])
    const found = (await owner.call(exportRewards, { query: { search: 'ten%' } })).text
    expect([found.includes('Guest 0'), found.includes('Guest 2')]).toEqual([true, false])
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await owner.call(listRewards, { query: { limit: 2, ...(cursor && { cursor }) } })
      expect(page.headers['x-total-count']).toBe('5')
      names.push(...page.body.map(({ customerName }) => customerName))
      cursor = /cursor=([^>&]+)/.exec(page.headers['link'] ?? '')?.[1]
    } while (cursor)
    expect(names).toEqual(['Guest 4', 'Guest 3', 'Guest 2', 'Guest 1', 'Guest 0'])
    expect((await owner.call(listRewards, { query: { cursor: 'nonsense' } })).status).toBe(400)
  })

  test('goes into a spreadsheet, where no code or name runs as a formula', async () => {
    const owner = await rewarding({ generatesCodes: false })
    await owner.call(addCodes, { body: { content: '=1+1' } })
    await send(owner, { customerName: '@SUM(A1)' })
    await app.drain()
    const { text, headers } = await owner.call(exportRewards, { query: {} })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="plaudit-rewards-.*\.csv"$/)
    expect(text).toContain(`"'=1+1"`)
    expect(text).toContain(`"'@SUM(A1)"`)
  })

  test('stays when words are withdrawn, and forgets the person when their testimonial is erased', async () => {
    const owner = await rewarding()
    const { id, manageUrl } = await send(owner)
    await app.drain()
    const token = tokenOf(manageUrl)
    await caller(app).call(withdrawMyTestimonial, { params: { token } })
    const [line] = await ledger(owner)
    expect(line).toMatchObject({ testimonialId: id, customerName: 'Ines Duarte', state: 'given' })
    await owner.call(deleteTestimonial, { params: { id } })
    await db
      .update(testimonials)
      .set({ deletedAt: new Date(app.clock.now.getTime() - 31 * dayMs) })
      .where(eq(testimonials.id, id))
    await allJobs.find(({ name }) => name === 'clean-up')?.run(app.services, {})
    expect(await ledger(owner)).toEqual([{ ...line, customerName: '', customerEmail: null }])
  })
})
