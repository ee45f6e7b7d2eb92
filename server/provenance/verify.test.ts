import { createHash, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, hideTestimonial } from '#contract/testimonials/decisions.ts'
import { getSigningKeys, type VerifiedTestimonial, verifyTestimonial } from '#contract/provenance/verify.ts'
import { caller } from '../test/as.ts'
import { hourIsSigned } from '../test/exported.ts'
import { approved, confirmed, makeBusiness, type Owner, submitted, tokenOf } from '../test/make.ts'
import { customerPageStatus } from '../customer-page-status.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

/** The id of the public page, as the owner finds it. */
async function verifyIdOf(owner: Owner, id: string): Promise<string> {
  const { verifyUrl } = (await owner.call(api.getTestimonial, { params: { id } })).body
  return verifyUrl?.split('/verify/')[1] ?? ''
}

const see = async (owner: Owner, id: string) =>
  caller(app).call(verifyTestimonial, { params: { id: await verifyIdOf(owner, id) } })

test('anybody reads whose words they are, how that is known, what was changed, and nothing private (ruling 2.6)', async () => {
  const owner = await makeBusiness(app)
  const id = await approved(app, owner)
  const { body, text } = await see(owner, id)
  expect(body).toMatchObject({
    businessName: 'Lindqvist Bakery',
    writtenBy: 'Ines Duarte',
    content: 'The rye keeps for a week and tastes better every day.',
    rating: 5,
    way: 'written',
    isConfirmedByEmail: false,
    reward: null,
    label: null,
  })
  expect(body.history.map(({ type, by }) => [type, by])).toEqual([
    ['submitted', 'customer'],
    ['consented', 'customer'],
    ['approved', 'business'],
  ])
  for (const secret of ['ines@example.com', owner.user.id, owner.user.email, 'salt', 'payload']) {
    expect(text).not.toContain(secret)
  }
})

test('the name stays away where the customer did not allow it', async () => {
  const owner = await makeBusiness(app)
  const { body, text } = await see(owner, await approved(app, owner, { scopes: ['display'] }))
  expect(body).toMatchObject({ writtenBy: null, company: null })
  expect(text).not.toContain('Ines')
})

test('each way that words come in is told apart', async () => {
  const owner = await makeBusiness(app)
  const typed = async (content = 'Best buns in town.') => {
    const { body } = await owner.call(editing.createTestimonial, {
      body: { customerName: 'Tomás Reyes', content },
    })
    await owner.call(decideTestimonial, { params: { id: body.id }, body: { status: 'approved' } })
    return body.id
  }
  const byMail = await typed()
  await confirmed(app, owner, byMail, 'tomas@example.com')
  expect((await see(owner, byMail)).body).toMatchObject({ way: 'confirmed', isConfirmedByEmail: true })

  const onFile = async (words: string, content?: string) => {
    const id = await typed(content)
    await owner.call(addEvidence, { params: { id }, body: { words, saidOn: '2026-01-05' } })
    return (await see(owner, id)).body
  }
  expect(await onFile('Best buns in town.')).toMatchObject({ way: 'on-file', isReworded: false })
  const inOtherWords = 'The delivery was quick and the staff friendly.'
  expect(await onFile(inOtherWords, 'Quick delivery and friendly staff.')).toMatchObject({
    way: 'on-file',
    isReworded: true,
  })
})

test('what is not shown, another id and no id at all are missing in the same way', async () => {
  const owner = await makeBusiness(app)
  const { id, manageUrl } = await submitted(app, owner.user.formId)
  expect(await verifyIdOf(owner, id)).toBe('')
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  const verifyId = await verifyIdOf(owner, id)
  const missing = async (of: string) => {
    const { status, problem } = await caller(app).call(verifyTestimonial, { params: { id: of } })
    return [status, problem.code, problem.message]
  }
  const never = await missing('nothing')
  expect(never[0]).toBe(404)
  expect(await missing(Buffer.alloc(32, 7).toString('base64url'))).toEqual(never)
  await owner.call(hideTestimonial, { params: { id }, body: { isHidden: true } })
  expect(await missing(verifyId)).toEqual(never)
  await owner.call(hideTestimonial, { params: { id }, body: { isHidden: false } })
  expect((await caller(app).call(verifyTestimonial, { params: { id: verifyId } })).status).toBe(200)
  await caller(app).call(withdrawMyTestimonial, { params: { token: tokenOf(manageUrl) } })
  expect(await missing(verifyId)).toEqual(never)
})

test('the page is missing where there is nothing to verify, and its data is at .json too', async () => {
  const owner = await makeBusiness(app)
  const id = await approved(app, owner)
  const path = `/verify/${await verifyIdOf(owner, id)}`
  const statusAt = (pathname: string) => customerPageStatus(app.services, pathname, new URLSearchParams())
  const shouted = `${path.replace('verify', 'Verify')}/`
  expect(await Promise.all([path, shouted].map(statusAt))).toEqual([undefined, undefined])
  expect(await Promise.all(['/verify/nothing', '/verify/'].map(statusAt))).toEqual([404, 404])
  const data = await app.http.inject({ url: `${path}.json` })
  expect(data.statusCode).toBe(302)
  const { body } = await see(owner, id)
  expect((await app.http.inject({ url: String(data.headers.location) })).json()).toEqual(body)
})

test('websites get the address of the page with each testimonial', async () => {
  const owner = await makeBusiness(app)
  const id = await approved(app, owner)
  const { user } = owner
  const shown = await app.http.inject({ url: `/api/embed/testimonials/me?apiKey=${user.apiKey}` })
  const [praise] = shown.json<EmbedAnswer>().testimonials
  expect(praise?.verifyUrl).toBe(`${app.services.config.publicUrl}/verify/${await verifyIdOf(owner, id)}`)
})

test('whoever knows the format checks the proof alone: from the leaf to the root, and the signature on it', async () => {
  const owner = await makeBusiness(app)
  for (let made = 0; made < 5; made++) await approved(app, owner)
  const id = await approved(app, owner)
  expect((await see(owner, id)).body.proof).toBeNull()
  await hourIsSigned(app)
  const { proof, history } = (await see(owner, id)).body
  expect(proof?.leaf).toBe(`${id}|3|${history[2]?.hash}`)
  expect(proof?.note.split('\n')[5]).toBe(rootFrom(proof!))
  const { keys } = (await caller(app).call(getSigningKeys, {})).body
  const x = keys.find((key) => key.id === proof?.keyId)?.publicKey
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: x! }, format: 'jwk' })
  expect(verify(null, Buffer.from(proof!.note), key, Buffer.from(proof!.signature, 'base64url'))).toBe(true)
})

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

/** RFC 9162, section 2.1.3.2. */
function rootFrom({ leaf, index, chains, path }: NonNullable<VerifiedTestimonial['proof']>): string {
  let [at, last] = [index, chains - 1]
  let hash = sha256(Buffer.of(0), Buffer.from(leaf))
  for (const neighbor of path.map((one) => Buffer.from(one, 'hex'))) {
    if (at % 2 === 1 || at === last) {
      hash = sha256(Buffer.of(1), neighbor, hash)
      while (at % 2 === 0 && at !== 0) [at, last] = [at >> 1, last >> 1]
    } else hash = sha256(Buffer.of(1), hash, neighbor)
    ;[at, last] = [at >> 1, last >> 1]
  }
  return hash.toString('hex')
}
