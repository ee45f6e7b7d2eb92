import { describe, expect, test } from 'vitest'
import { addCodes, getCodePool, listRewards, removeFreeCodes } from '#contract/rewards/rewards.ts'
import { rewardsOn } from '../test/makers/make-rewarding.ts'
import { assignRewardCodes } from './assign-codes.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { save, rewarding, send, ledger, rewardAt, workspaceOf } = rewardsOn(app)

describe('codes', () => {
  test('uploaded codes go out in their order, then made ones', async () => {
    const owner = await rewarding()
    const { body } = await owner.call(addCodes, { body: { content: 'BREAD-2\nBREAD-1\r\nBREAD-2\n\n' } })
    expect(body).toMatchObject({ added: 2, duplicates: 1, unusable: 0, pool: { free: 2 } })
    for (let count = 0; count < 3; count += 1) {
      await send(owner)
      await app.drain()
    }
    const codes = (await ledger(owner)).map(({ code }) => code).toReversed()
    expect(codes.slice(0, 2)).toEqual(['BREAD-2', 'BREAD-1'])
    expect(codes[2]).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
    const again = await owner.call(addCodes, { body: { content: `BREAD-1\n${codes[2]}` } })
    expect(again.body).toMatchObject({ added: 0, duplicates: 2, pool: { free: 0, handedOut: 3, waiting: 0 } })
  })

  test('with no codes and none to be made, rewards wait and are served oldest first when codes come', async () => {
    const owner = await rewarding({ generatesCodes: false })
    const sent = []
    for (let count = 0; count < 3; count += 1) sent.push(await send(owner))
    await app.drain()
    expect((await owner.call(getCodePool, {})).body).toEqual({ free: 0, handedOut: 0, waiting: 3 })
    expect(await rewardAt(sent[0]!.manageUrl)).toMatchObject({ code: null })
    await owner.call(addCodes, { body: { content: 'A1\nA2' } })
    await app.drain()
    const codes = []
    for (const { manageUrl } of sent) codes.push((await rewardAt(manageUrl))?.code)
    expect(codes).toEqual(['A1', 'A2', null])
    await save(owner, { generatesCodes: true })
    await app.drain()
    expect((await owner.call(getCodePool, {})).body).toEqual({ free: 0, handedOut: 3, waiting: 0 })
  })

  test('many hand-outs at the same moment never give one code twice', async () => {
    const owner = await rewarding({ generatesCodes: false })
    const uploadedCodes = Array.from({ length: 60 }, (_, index) => `CODE-${index}`)
    for (let count = 0; count < 60; count += 10) {
      await Promise.all(Array.from({ length: 10 }, () => send(owner)))
    }
    await owner.call(addCodes, { body: { content: uploadedCodes.join('\n') } })
    const workspaceId = await workspaceOf(owner)
    const runs = Array.from({ length: 8 }, () => assignRewardCodes.run(app.services, { workspaceId }))
    await Promise.all(runs)
    await app.drain()
    const lines = (await owner.call(listRewards, { query: { limit: 100 } })).body
    expect(lines.map(({ code }) => code).toSorted()).toEqual(uploadedCodes.toSorted())
  })

  test.for([
    ['a column named code', 'name,Code,until\nSummer,SUN-1,May\nSummer,SUN-2,May\n', ['SUN-1', 'SUN-2']],
    ['semicolons and quotes', '\uFEFF"code";"note"\n"S ;1";"x"\n', ['S ;1']],
    ['plain lines', ' PLAIN-1 \nPLAIN-2', ['PLAIN-1', 'PLAIN-2']],
    ['a heading alone in its line', 'Discount code\nONE', ['ONE']],
  ] as const)('codes are read from %s', async ([, content, codes]) => {
    const owner = await rewarding({ generatesCodes: false })
    expect((await owner.call(addCodes, { body: { content } })).body.added).toBe(codes.length)
    for (const code of codes) {
      await send(owner)
      await app.drain()
      expect((await ledger(owner, { search: code })).map((line) => line.code)).toEqual([code])
    }
  })

  test('a file of half a million lines is refused, and others are served while it is read', async () => {
    const owner = await rewarding()
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 1)
    const { problem } = await owner.call(addCodes, { body: { content: 'a\n'.repeat(490_000) } })
    clearInterval(timer)
    expect(problem.message).toBe('This file has 490,000 codes. Please upload at most 10,000 at a time.')
    expect(ticks).toBeGreaterThan(20)
  })

  test.for([
    ['several columns and none named', 'A,B\nC,D', 'This file has several columns'],
    ['nothing', ' \n\n', 'This file contains no codes.'],
    ['an open quotation mark', '"code\nA', 'is not closed'],
    ['too many', Array.from({ length: 10_001 }, (_, index) => index).join('\n'), 'at most 10,000'],
  ] as const)('a file with %s is refused with a sentence', async ([, content, sentence]) => {
    const owner = await rewarding()
    const { status, problem } = await owner.call(addCodes, { body: { content } })
    expect([status, problem.message]).toEqual([422, expect.stringContaining(sentence)])
    expect((await owner.call(getCodePool, {})).body.free).toBe(0)
  })

  test('ten thousand codes at once are taken, a retry doubles nothing, and what is too long is counted', async () => {
    const owner = await rewarding()
    const content = ['x'.repeat(65), ...Array.from({ length: 9999 }, (_, index) => `N-${index}`)].join('\n')
    const headers = { 'idempotency-key': 'codes-1' }
    const first = await owner.call(addCodes, { body: { content } }, headers)
    const second = await owner.call(addCodes, { body: { content } }, headers)
    expect(first.body).toMatchObject({ added: 9999, duplicates: 0, unusable: 1, pool: { free: 9999 } })
    expect(second.body).toEqual(first.body)
  })

  test('codes that nobody has can be taken out again; handed-out ones stay', async () => {
    const owner = await rewarding()
    await owner.call(addCodes, { body: { content: 'A\nB\nC' } })
    await send(owner)
    await app.drain()
    expect((await owner.call(removeFreeCodes, {})).body).toEqual({
      removed: 2,
      pool: { free: 0, handedOut: 1, waiting: 0 },
    })
  })
})
