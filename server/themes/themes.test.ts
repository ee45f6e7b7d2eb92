import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { chat } from '#contract/assistant/chat.ts'
import { deleteTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { restoreTestimonial } from '#contract/testimonials/decisions.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { changeTheme, listThemes, type Theme } from '#contract/themes/themes.ts'
import { makeBusiness, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { countThemes } from './count/count-job.ts'
import { searchThemes } from './own/nightly-job.ts'

const app = await testApp()
const { db } = app.services

async function add(owner: Owner, contents: readonly string[], daysAgo = 10): Promise<void> {
  await db.execute(sql`insert into testimonials
      (workspace_id, id, customer_name, content, language, rating, status, origin, is_confirmed_by_author, created_at, received_at)
    select (select workspace_id from users where id = ${owner.user.id}), gen_random_uuid(), 'Ana', content, 'und', 5, 'approved',
      'imported', false, ${app.services.now().toISOString()}::timestamptz - ${daysAgo} * interval '1 day', now()
    from json_array_elements_text(${JSON.stringify(contents)}::json) as content`)
}

async function themesOf(owner: Owner): Promise<Record<string, Theme>> {
  await countThemes.run(app.services, {})
  const { body } = await owner.call(listThemes, {})
  return Object.fromEntries(body.themes.map((theme) => [theme.key, theme]))
}

async function listed(owner: Owner, theme: string, tone?: 'praise' | 'criticism'): Promise<string[]> {
  const { body } = await owner.call(listTestimonials, { query: { theme, ...(tone && { tone }) } })
  return body.map(({ content }) => content)
}

describe('in five languages', () => {
  let mara: Owner
  const parking = [
    'The food was great and the parking terrible.',
    'Das Essen war lecker, aber Parkplätze gibt es zu wenig.',
    'La comida estaba riquísima, pero el aparcamiento es imposible.',
    'On mange très bien, par contre le parking est toujours plein et trop petit.',
    'A comida é ótima mas o estacionamento é difícil.',
  ]

  beforeAll(async () => {
    mara = await makeBusiness(app)
    const neighbor = await makeBusiness(app, 'Next Door')
    await add(neighbor, ['The parking is great.', 'The parking is easy.'])
    await add(mara, parking)
    await add(mara, ['Ótimo atendimento!', 'Great service', 'パンがとても美味しい', ''])
  })

  test('what five languages call differently is one theme, with praise and criticism of each mention', async () => {
    const { food, parking: found, service } = await themesOf(mara)
    expect(found).toMatchObject({ name: 'Parking', mentions: 5, praise: 0, criticism: 5 })
    expect(food).toMatchObject({ mentions: 5, praise: 5, criticism: 0 })
    expect(service).toMatchObject({ mentions: 2, praise: 2 })
    expect(found?.recent.mentions).toBe(5)
    expect(found?.quotes.map(({ tone }) => tone)).toEqual(['criticism', 'criticism', 'criticism'])
    expect(parking).toContain(found?.quotes[0]?.text)
  })

  test('the list shows exactly as many as the theme counts, and nothing of a neighbor', async () => {
    const themes = Object.values(await themesOf(mara))
    for (const { key, mentions, praise, criticism } of themes) {
      expect([key, (await listed(mara, key)).length]).toEqual([key, mentions])
      expect([key, (await listed(mara, key, 'praise')).length]).toEqual([key, praise])
      expect([key, (await listed(mara, key, 'criticism')).length]).toEqual([key, criticism])
    }
    expect((await listed(mara, 'parking')).toSorted()).toEqual(parking.toSorted())
  })
})

test('the assistant names what is praised and criticized, and each number leads to as many', async () => {
  const mara = await makeBusiness(app)
  await add(mara, ['The bread is great.', 'Great bread, but rude staff.', 'Rude staff and slow delivery.'], 3)
  await add(mara, ['Slow delivery.', 'The delivery was late.'], 300)
  await themesOf(mara)
  const ask = async (message: string) => (await mara.call(chat, { body: { message } })).body
  const asked = [
    ['What do customers complain about?', 'Your customers criticize most: Delivery (3 testimonials)'],
    ['what are the main themes', 'Your customers write most about: Delivery (3 testimonials)'],
    ['What do customers praise most?', 'Your customers praise most: Bread (2 testimonials)'],
    [
      'top complaints last 30 days',
      'Your customers criticize most in the last 30 days: Staff (2 testimonials)',
    ],
  ] as const
  for (const [question, sentence] of asked) {
    const { response, lines, quotes } = await ask(question)
    expect([question, response.slice(0, sentence.length)]).toEqual([question, sentence])
    expect(quotes.length).toBeGreaterThan(1)
    const [number] = lines[0]!.filter(({ href }) => href)
    const query = Object.fromEntries(new URL(number!.href!, app.services.config.publicUrl).searchParams)
    const { body } = await mara.call(listTestimonials, { query })
    expect(`${body.length} testimonials`).toBe(number!.text)
  }
  // The bread is what the list can be searched for.
  expect((await ask('what do customers say about bread')).query?.subject).toBe('testimonials')
})

test('an edited testimonial is counted anew, a deleted one no longer, and a restored one again', async () => {
  const mara = await makeBusiness(app)
  await add(mara, ['The delivery was late.', 'Fast delivery!', 'The delivery was on time.'], 400)
  expect((await themesOf(mara))['delivery']).toMatchObject({
    mentions: 3,
    criticism: 1,
    recent: { mentions: 0 },
  })
  const { body } = await mara.call(listTestimonials, { query: { search: 'Fast' } })
  const { id, version } = body[0]!
  await mara.call(editTestimonial, {
    params: { id },
    body: { content: 'The parcel was broken on delivery.', version },
  })
  expect((await themesOf(mara))['delivery']).toMatchObject({ mentions: 3, criticism: 2 })
  await mara.call(deleteTestimonial, { params: { id } })
  expect((await themesOf(mara))['delivery']).toMatchObject({ mentions: 2, criticism: 1 })
  await mara.call(restoreTestimonial, { params: { id } })
  expect((await themesOf(mara))['delivery']).toMatchObject({ mentions: 3, criticism: 2 })
  await db.execute(sql`delete from testimonials where id = ${id}`)
  expect((await themesOf(mara))['delivery']).toMatchObject({ mentions: 2, criticism: 1 })
  const { rows } = await db.execute(sql`select from theme_mentions where testimonial_id = ${id}`)
  expect(rows).toEqual([])
})

test('an owner renames a theme, hides it, and counts two as one, each testimonial once', async () => {
  const mara = await makeBusiness(app)
  await add(mara, [
    'Great coffee.',
    'Great coffee and great cake.',
    'Great cake.',
    'The wine was great.',
    'Nice wine.',
  ])
  await themesOf(mara)
  await mara.call(changeTheme, { body: { key: 'coffee', name: 'Our roast' } })
  await mara.call(changeTheme, { body: { key: 'drinks', isHidden: true } })
  await mara.call(changeTheme, { body: { key: 'cakes', mergedInto: 'coffee' } })
  await app.drain()
  const { coffee, drinks, cakes } = await themesOf(mara)
  expect(coffee).toMatchObject({ name: 'Our roast', usualName: 'Coffee', mentions: 3, praise: 3 })
  expect(coffee?.merged).toEqual([{ key: 'cakes', name: 'Cakes and pastries' }])
  expect(drinks).toMatchObject({ isHidden: true, mentions: 2 })
  expect(cakes).toBeUndefined()
  expect(await listed(mara, 'coffee')).toHaveLength(3)
  // What comes in now is counted so too.
  await add(mara, ['A cake to remember.'])
  expect((await themesOf(mara))['coffee']?.mentions).toBe(4)
  await mara.call(changeTheme, { body: { key: 'cakes', mergedInto: null } })
  await mara.call(changeTheme, { body: { key: 'coffee', name: null } })
  await app.drain()
  const apart = await themesOf(mara)
  expect(apart['coffee']).toMatchObject({ name: 'Coffee', mentions: 2, merged: [] })
  expect(apart['cakes']?.mentions).toBe(3)
  const { status } = await mara.call(changeTheme, { body: { key: 'cakes', mergedInto: 'cakes' } })
  expect(status).toBe(400)
})

test('phrases that a business’s customers use more than others do become themes of its own', async () => {
  const mara = await makeBusiness(app)
  const others = ['bread', 'coffee', 'staff', 'price', 'delivery', 'parking'].flatMap((thing) => [
    `The ${thing} is great.`,
    `I like the ${thing} a lot.`,
    `We were happy with the ${thing}, thank you.`,
  ])
  await add(mara, [
    ...others,
    'Try the cardamom bun, it is great.',
    'The cardamom buns are the best in town.',
    'My cardamom buns were dry and cold.',
    'We come for the cardamom buns and the view.',
  ])
  await db.execute(sql`update testimonials set language = 'en' where language = 'und'`)
  await themesOf(mara)
  const buns = Object.values(await themesOf(mara)).find(({ name }) => name.startsWith('Cardamom'))
  expect(buns).toMatchObject({ name: 'Cardamom buns', mentions: 4, praise: 3, criticism: 1 })
  expect(await listed(mara, buns!.key)).toHaveLength(4)
  // Nothing new was found, so nothing is read again.
  await searchThemes.run(app.services, {})
  const { rows } = await db.execute(sql`select from theme_changes`)
  expect(rows).toEqual([])
})
