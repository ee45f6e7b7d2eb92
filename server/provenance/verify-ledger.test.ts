import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { exportAccount } from '#contract/accounts/security.ts'
import { eraseMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { hideTestimonial } from '#contract/testimonials/decisions.ts'
import { getSigningKeys } from '#contract/provenance/verify.ts'
import { type LedgerExport, verifyLedger } from '../../scripts/verify-ledger.mjs'
import { caller } from '../test/as.ts'
import { exportedAccount, hourIsSigned } from '../test/exported.ts'
import { approved, makeBusiness, type Owner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

/** Three histories of four entries each in two checkpoints, and one that nobody has signed yet. */
async function signedAccount(): Promise<Owner> {
  const owner = await makeBusiness(app)
  const ids = [await approved(app, owner), await approved(app, owner), await approved(app, owner)]
  await hourIsSigned(app)
  for (const id of ids) await owner.call(hideTestimonial, { params: { id }, body: { isHidden: true } })
  await hourIsSigned(app)
  await approved(app, owner)
  return owner
}

const downloaded = (await (await signedAccount()).call(exportAccount, {})).text
const account = JSON.parse(downloaded) as LedgerExport
const foreign = await exportedAccount<LedgerExport>(await signedAccount())
const { keys } = (await caller(app).call(getSigningKeys, {})).body

type Entries = LedgerExport['testimonialEvents']

/** What is found in a copy that somebody has changed; `entries` are those of its first history. */
function tampered(change: (copy: LedgerExport, entries: Entries) => void) {
  const copy = structuredClone(account)
  const id = copy.testimonialEvents[0]?.testimonialId
  change(
    copy,
    copy.testimonialEvents.filter(({ testimonialId }) => testimonialId === id),
  )
  return verifyLedger(copy, { keys }).found
}

const kindsOf = (found: ReturnType<typeof tampered>) => [...new Set(found.map(({ kind }) => kind))]
const remove = (copy: LedgerExport, gone: Entries[number] | undefined) =>
  void (copy.testimonialEvents = copy.testimonialEvents.filter((one) => one !== gone))

function put(copy: LedgerExport, entry: Entries[number], before: Entries[number] | undefined) {
  copy.testimonialEvents.splice(copy.testimonialEvents.indexOf(before!), 0, entry)
}

/** Gives these entries hashes that follow from each other, as whoever knows the format can. */
function chainAnew(entries: readonly Entries[number][]) {
  let previous = Buffer.alloc(0)
  for (const [index, entry] of entries.entries()) {
    entry.seq = index + 1
    const moment = entry.at.replace('Z', '000Z')
    const commitment = Buffer.from(entry.commitment, 'base64').toString('hex')
    const line = ['v1', entry.testimonialId, entry.seq, entry.type, entry.actor, moment, commitment].join('|')
    entry.previousHash = previous.toString('base64')
    previous = createHash('sha256')
      .update(Buffer.concat([previous, Buffer.from(line)]))
      .digest()
    entry.hash = previous.toString('base64')
  }
}

test('an export as it left the server holds', () => {
  expect(verifyLedger(account, { keys })).toEqual({
    found: [],
    chains: 4,
    entries: 15,
    checkpoints: 2,
    unsigned: 0,
  })
})

test('an export holds that was made while testimonials came in, were erased, and an hour was signed', async () => {
  const owner = await makeBusiness(app)
  const busy = await submitted(app, owner.user.formId)
  await app.services.database.pool.query(
    `insert into testimonial_events (workspace_id, testimonial_id, type, actor, at)
     select workspace_id, id, 'noted', 'owner', now() from testimonials, generate_series(1, 1200) where id = $1`,
    [busy.id],
  )
  const load = { isOn: true }
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    for (let number = 0; load.isOn; number += 1) {
      const { token } = await submitted(app, owner.user.formId)
      if (number % 3 === 0) await caller(app).call(eraseMyTestimonial, { params: { token } })
      if (writer === 0 && number % 3 === 1) await hourIsSigned(app)
    }
  })
  try {
    for (let round = 0; round < 3; round += 1) {
      const exported = await exportedAccount<LedgerExport>(owner)
      expect(verifyLedger(exported, { keys }).found).toEqual([])
      expect(exported.testimonialEvents.length).toBeGreaterThan(1200)
    }
  } finally {
    load.isOn = false
    await Promise.all(writing)
  }
})

test('what is newer than the seal is counted, and blames nobody', () => {
  const copy = structuredClone(account)
  const made = copy.testimonialEvents.slice(0, 2).map((entry) => structuredClone(entry))
  for (const entry of made) {
    entry.testimonialId = '01999999-0000-7000-8000-000000000000'
    entry.at = '2100-01-01T00:00:00.000Z'
  }
  chainAnew(made)
  copy.testimonialEvents.push(...made)
  expect(verifyLedger(copy, { keys })).toMatchObject({ found: [], chains: 5, unsigned: 1 })
})

test('an edited entry is named: its fields, its details, and with its whole history hashed anew', () => {
  expect(tampered((_, [, second]) => void (second!.actor = 'system'))).toMatchObject([
    { kind: 'edited', where: expect.stringContaining('entry 2') as string },
  ])
  const other = JSON.stringify({ content: 'The best bakery in the world.', rating: 5 })
  expect(kindsOf(tampered((_, [first]) => void (first!.payload = other)))).toEqual(['edited'])
  const emptied = tampered((_, [first]) => Object.assign(first!, { payload: null, salt: null }))
  expect(emptied).toMatchObject([{ kind: 'edited', what: expect.stringContaining('erased') as string }])
  const found = tampered((_, entries) => {
    entries[1]!.type = 'confirmed'
    chainAnew(entries)
  })
  expect(kindsOf(found)).toEqual(['edited'])
  expect(found[0]?.what).toMatch(/^it is another one than checkpoint 1 .* has signed$/)
})

test('a deleted entry is named, and so is a whole history that is missing', () => {
  expect(kindsOf(tampered((copy, [, second]) => remove(copy, second)))).toEqual(['deleted'])
  const numbered = tampered((copy, [, second, ...rest]) => {
    remove(copy, second)
    for (const entry of rest) entry.seq -= 1
  })
  expect(kindsOf(numbered)).toContain('deleted')
  const whole = tampered((copy, entries) => entries.forEach((entry) => remove(copy, entry)))
  expect(whole).toMatchObject([{ kind: 'deleted', what: expect.stringContaining('is missing') as string }])
  expect(kindsOf(tampered((copy) => void copy.historyCheckpoints.shift()))).toEqual(['deleted'])
})

test('an inserted entry is named, wherever it was put', () => {
  const middle = tampered((copy, entries) => {
    const made = structuredClone(entries[1]!)
    made.type = 'confirmed'
    put(copy, made, entries[1])
    for (const entry of entries.slice(1)) entry.seq += 1
    const first = structuredClone(entries[0]!)
    chainAnew([first, made])
  })
  expect(kindsOf(middle)).toContain('inserted')
  const history = tampered((copy, entries) => {
    const made = structuredClone(entries.slice(0, 2))
    for (const entry of made) entry.testimonialId = '01999999-0000-7000-8000-000000000000'
    chainAnew(made)
    copy.testimonialEvents.push(...made)
  })
  expect(kindsOf(history)).toEqual(['inserted'])
  const end = tampered((copy, entries) => {
    const made = { ...structuredClone(entries.at(-1)!), type: 'shown', at: '2020-01-01T00:00:00.000Z' }
    chainAnew([...structuredClone(entries), made])
    copy.testimonialEvents.push(made)
  })
  expect(kindsOf(end)).toContain('inserted')
})

test('entries in another order are named', () => {
  const swapped = tampered((_, [, second, third]) => {
    ;[second!.seq, third!.seq] = [third!.seq, second!.seq]
  })
  expect(kindsOf(swapped)).toEqual(['reordered'])
  const moved = tampered((copy, [first]) => {
    remove(copy, first)
    copy.testimonialEvents.push(first!)
  })
  expect(kindsOf(moved)).toEqual(['reordered'])
})

test('a fork is named: two entries, two checkpoints, or another past than an earlier export had', () => {
  const entries = tampered((copy, all) => {
    const made = structuredClone(all[2]!)
    made.type = 'rejected'
    put(copy, made, all[2])
    chainAnew([...structuredClone(all.slice(0, 2)), made])
  })
  expect(kindsOf(entries)).toContain('forked')
  const checkpoints = tampered((copy) => {
    copy.historyCheckpoints.push(structuredClone(copy.historyCheckpoints[0]!))
  })
  expect(kindsOf(checkpoints)).toContain('forked')
  const earlier = structuredClone(account)
  earlier.historyCheckpoints[1]!.hash = earlier.historyCheckpoints[0]!.hash
  expect(kindsOf(verifyLedger(account, { keys, earlier }).found as never)).toEqual(['forked'])
})

test('a tail that was cut is named: of a history, of the checkpoints, of what was not signed yet, and the seal itself', () => {
  expect(kindsOf(tampered((copy, entries) => remove(copy, entries.at(-1))))).toEqual(['cut'])
  const both = tampered((copy) => {
    copy.historyCheckpoints.pop()
    copy.testimonialEvents = copy.testimonialEvents.filter(({ type }) => type !== 'hidden')
  })
  expect(kindsOf(both)).toEqual(['cut'])
  const unsigned = tampered((copy) => void copy.testimonialEvents.pop())
  expect(kindsOf(unsigned)).toEqual(['cut'])
  expect(kindsOf(tampered((copy) => void (copy.historySeal = null)))).toContain('cut')
  const shorter = structuredClone(account)
  shorter.historyCheckpoints.pop()
  expect(kindsOf(verifyLedger(shorter, { keys, earlier: account }).found as never)).toContain('cut')
})

test('checkpoints that somebody signed again are named', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const own = { id: 'forged', publicKey: publicKey.export({ format: 'jwk' }).x!, retiredAt: null }
  const again = (copy: LedgerExport, keyId: string) => {
    for (const one of copy.historyCheckpoints) {
      one.keyId = keyId
      one.signature = sign(null, Buffer.from('anything'), privateKey).toString('base64')
    }
  }
  expect(kindsOf(tampered((copy) => again(copy, own.id)))).toContain('re-signed')
  expect(kindsOf(tampered((copy) => again(copy, keys[0]!.id)))).toEqual(['re-signed'])
  // Whoever brings keys of their own is found out by those of the instance.
  expect(kindsOf(tampered((copy) => void (copy.historyKeys = [own])))).toEqual([])
  const late = { ...keys[0]!, retiredAt: '2020-01-01T00:00:00.000Z' }
  expect(kindsOf(verifyLedger(account, { keys: [late] }).found as never)).toEqual(['re-signed'])
})

test('what belongs to another workspace is named', () => {
  const taken = foreign.testimonialEvents.filter(
    ({ testimonialId }) => testimonialId === foreign.testimonialEvents[0]?.testimonialId,
  )
  expect(kindsOf(tampered((copy) => void copy.testimonialEvents.push(...taken)))).toContain(
    'swapped workspace',
  )
  const relabeled = structuredClone(taken)
  for (const entry of relabeled) entry.workspaceId = account.workspace.id
  expect(kindsOf(tampered((copy) => void copy.testimonialEvents.push(...relabeled)))).toEqual(['inserted'])
  const whole = tampered((copy) => Object.assign(copy, foreign, { workspace: copy.workspace }))
  expect(kindsOf(whole)).toEqual(['swapped workspace'])
})

test('the script reads an export as it was downloaded, and one that was laid out anew (ruling 2.6)', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-ledger-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, keyFile] = [path.join(folder, 'account.json'), path.join(folder, 'keys.json')]
  await writeFile(keyFile, JSON.stringify({ keys }))
  const check = async (text: string) => {
    await writeFile(file, text)
    return promisify(execFile)(process.execPath, ['scripts/verify-ledger.mjs', file, '--keys', keyFile]).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    )
  }
  const holds = '15 entries in 4 histories, 2 checkpoints: 0 faults.\n'
  expect(await check(downloaded)).toBe(holds)
  expect(await check(JSON.stringify(account, undefined, 2))).toBe(holds)
  expect(await check(downloaded.replace('"type":"approved"', '"type":"confirmed"'))).toMatch(
    /^EDITED: .* it does not say what its hash says\n/,
  )
})
