import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { organizeTestimonial } from '#contract/testimonials/organizing.ts'
import { editTestimonial } from '#contract/testimonials/editing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getWidgetHeights } from '#contract/embed/widget-heights.ts'
import { templateOf } from '#contract/widgets/widget-templates.ts'
import * as api from '#contract/widgets/widgets.ts'
import { carriedIn } from '../test/carried.ts'
import { approved, confirmed, makeOwner, type Owner, submitted } from '../test/make.ts'
import { tellLanguages } from '../testimonials/service.ts'
import { undeterminedLanguage } from '../testimonials/tables.ts'
import { makeImporter } from '../test/makers/make-importer.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })
const script = (key: string, query = '') => `/widget/${key}.js${query}`

async function carried(key: string, query = '') {
  const answer = await get(script(key, query))
  expect(answer.statusCode).toBe(200)
  return carriedIn(answer.payload)
}

const wanted = { name: 'Home page', templateId: 'minimalist-grid' } as const

async function made(owner: Owner, body: object = {}): Promise<api.Widget> {
  const { body: widget, status } = await owner.call(api.createWidget, { body: { ...wanted, ...body } })
  expect(status).toBe(201)
  return widget
}

describe('a widget', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await makeOwner(app)
    await approved(app, owner, {
      customerName: 'Ines Duarte',
      rating: 5,
      content: 'The rye keeps for a week.',
    })
    await approved(app, owner, { customerName: 'Tomás Reyes', rating: 4, content: 'Friendly people.' })
  })

  test('WIDG-09, WIDG-11, WIDG-12: has the documented settings, and their defaults where none are sent', async () => {
    const widget = await made(owner)
    expect(widget).toMatchObject({
      name: 'Home page',
      templateId: 'minimalist-grid',
      isPaused: false,
      settings: {
        displayCount: 3,
        showAvatar: true,
        showCompany: true,
        showRating: true,
        autoplay: false,
        backgroundColor: '#ffffff',
        textColor: '#1f2937',
        accentColor: '#3b82f6',
      },
      filters: { tags: [], minRating: null, sources: [], languages: [] },
    })
    expect(widget.widgetKey).toMatch(/^wgt_[\w-]{22}$/)
    expect(api.defaultWidgetName).toBe('My Testimonial Widget')
  })

  test('has a height on phones, tablets and computers that its owner alone is told, and HTML without a script', async () => {
    const { widgetKey } = await made(owner, { settings: { accentColor: '#0f766e' } })
    const { body: heights } = await owner.call(getWidgetHeights, { query: { widgetKey } })
    expect(heights.phone).toBeGreaterThan(heights.desktop)
    expect(heights.desktop).toBeGreaterThan(100)
    const neighbor = await makeOwner(app)
    const answer = await neighbor.call(getWidgetHeights, { query: { widgetKey } })
    expect(answer.status).toBe(404)
    const { payload } = await get(`/widget/${widgetKey}.html`)
    expect(payload).toContain('The rye keeps for a week.')
    expect(payload).toContain('#0f766e')
    expect(payload).not.toContain('<script')
  })

  test('is the lower the denser its look is, and lower still without avatars', async () => {
    const heightWith = async (settings: object) => {
      const { widgetKey } = await made(owner, { settings })
      return (await owner.call(getWidgetHeights, { query: { widgetKey } })).body.phone
    }
    const [compact, comfortable, spacious] = [
      await heightWith({ density: 'compact' }),
      await heightWith({ density: 'comfortable' }),
      await heightWith({ density: 'spacious' }),
    ]
    // Two cards below each other: 8 pixels less, or 8 more, above and below in each; and two lines of smaller text.
    expect(comfortable - compact).toBeGreaterThanOrEqual(2 * 16)
    expect(spacious - comfortable).toBe(2 * 16)
    expect(await heightWith({ showAvatar: false })).toBeLessThan(comfortable)
  })

  test('wears CSS of its owner in its own sheet, with and without a script, and keeps the height that it was measured at', async () => {
    const customCss = '.card { border: 3px dotted #2563eb } .name:hover { color: #2563eb }'
    const heightShares = { phone: 1.5, tablet: 1, desktop: 2 }
    const plain = await made(owner)
    const { widgetKey } = await made(owner, { settings: { customCss, heightShares, font: 'site' } })
    const wanted = '.p .card{border:3px dotted #2563eb}.p .name:hover{color:#2563eb}'
    const { options } = await carried(widgetKey)
    expect(options.look).toContain(wanted)
    expect(options.look).toContain(':host{font-family:inherit!important}')
    expect((await get(`/widget/${widgetKey}.html`)).payload).toContain(wanted)
    const heightOf = async (key: string) =>
      (await owner.call(getWidgetHeights, { query: { widgetKey: key } })).body
    const [usual, own] = [await heightOf(plain.widgetKey), await heightOf(widgetKey)]
    expect([own.phone / usual.phone, own.tablet / usual.tablet, own.desktop / usual.desktop]).toEqual([
      expect.closeTo(1.5),
      expect.closeTo(1),
      expect.closeTo(2),
    ])
  })

  test('is not saved with CSS that reaches further, and its owner is told the line', async () => {
    const settings = { customCss: '.card { color: #111111 }\nbody { display: none }' }
    const { problem, status } = await owner.call(api.createWidget, { body: { ...wanted, settings } })
    expect([status, problem.fields?.['customCss']]).toEqual([400, expect.stringMatching(/^Line 2: “body”/)])
    const { body } = await owner.call(api.checkCustomCss, { body: settings })
    expect(body).toEqual({ css: '.p .card{color:#111111}', problems: [problem.fields?.['customCss']] })
    expect(
      (await made(owner, { templateId: 'modern-card', settings: { layout: 'grid' } })).settings.columns,
    ).toBe(undefined)
  })

  test('takes its settings as the documented JSON text too', async () => {
    const settings = JSON.stringify({
      templateId: 'minimalist-grid',
      displayCount: 9,
      accentColor: '#0B6E6E',
    })
    expect((await made(owner, { settings })).settings).toMatchObject({
      displayCount: 9,
      accentColor: '#0b6e6e',
    })
    const { status } = await owner.call(api.createWidget, { body: { ...wanted, settings: '{' } })
    expect(status).toBe(400)
  })

  test('needs a name, a template that exists, a documented count, and colors of six digits (WIDG-10)', async () => {
    const refused = async (body: object) =>
      (await owner.call(api.createWidget, { body: { ...wanted, ...body } })).problem.code
    const wrong = [
      { name: '  ' },
      { templateId: 'fancy' },
      { settings: { displayCount: 4 } },
      { settings: { accentColor: 'red' } },
      { settings: { accentColor: '#12345' } },
      { settings: { backgroundColor: '#ffffff;}*{display:none' } },
      { settings: { textColor: '#000000\n' } },
      { settings: { font: 'url(https://fonts.example)' } },
      { settings: { radius: 4000 } },
    ]
    for (const body of wrong) expect([body, await refused(body)]).toEqual([body, 'invalid-input'])
  })

  test('WIDG-07, WIDG-13: is served by its key with the layout of its template, its look and its testimonials', async () => {
    const { widgetKey } = await made(owner, { settings: { accentColor: '#0b6e6e', showRating: false } })
    const { key, options, cards, sums } = await carried(widgetKey)
    expect([key, options.layout]).toEqual([widgetKey, 'grid'])
    expect(options.look).toContain('--a:#0b6e6e')
    // Without ratings, the sums have no stars either, but how much is shown is always said.
    expect([cards.length, sums]).toEqual([2, ['2 of 2 shown']])
    const others = await Promise.all(
      (['modern-card', 'elegant-carousel', 'social-wall', 'professional-list'] as const).map(
        async (templateId) => carried((await made(owner, { templateId })).widgetKey),
      ),
    )
    expect(others.map((one) => one.options.layout)).toEqual(['card', 'carousel', 'masonry', 'list'])
  })

  test('takes nothing but the language from its address', async () => {
    const { widgetKey } = await made(owner)
    const { options, language } = await carried(widgetKey, '?layout=badge&theme=dark&look=x&lang=de')
    expect([options.layout, options.theme, language]).toEqual(['grid', 'light', 'de'])
    const fixed = await made(owner, { settings: { language: 'fr' } })
    expect((await carried(fixed.widgetKey)).language).toBe('fr')
  })

  test('on a page in another language is answered in that one, with its own filters', async () => {
    const { widgetKey } = await made(owner, { filters: { minRating: 5 } })
    const answer = await get(`/api/embed/testimonials/me?apiKey=${widgetKey}&max=3&lang=es`)
    expect(answer.json()).toMatchObject({ language: 'es', testimonials: [{ customerName: 'Ines Duarte' }] })
  })

  test('reaches every outlet changed, and has another tag then', async () => {
    const widget = await made(owner)
    const before = await get(script(widget.widgetKey))
    const tag = String(before.headers['etag'])
    const unchanged = await get(script(widget.widgetKey), { 'if-none-match': tag })
    expect(unchanged.statusCode).toBe(304)
    const body = { ...wanted, name: 'Landing page', settings: { layout: 'list', displayCount: 1 } as const }
    await owner.call(api.updateWidget, { params: { id: widget.id }, body })
    await expect
      .poll(async () => (await carried(widget.widgetKey)).options.layout, { timeout: 9000 })
      .toBe('list')
    const after = await get(script(widget.widgetKey))
    expect(after.headers['etag']).not.toBe(tag)
    expect(carriedIn(after.payload).cards).toHaveLength(1)
  })

  test('that is paused has nothing to show and no room to take, until it is resumed', async () => {
    const { id, widgetKey } = await made(owner)
    expect((await carried(widgetKey)).cards).toHaveLength(2)
    const pause = (isPaused: boolean) => owner.call(api.pauseWidget, { params: { id }, body: { isPaused } })
    expect((await pause(true)).body.isPaused).toBe(true)
    const shown = async () => carried(widgetKey)
    await expect.poll(async () => (await shown()).cards, { timeout: 9000 }).toEqual([])
    // It draws nothing: not the average, not even an empty frame.
    expect((await shown()).sums).toEqual([])
    await pause(false)
    await expect.poll(async () => (await shown()).cards.length, { timeout: 9000 }).toBe(2)
  })

  test('that is deleted is a key that opens nothing', async () => {
    const { id, widgetKey } = await made(owner)
    await carried(widgetKey)
    expect((await owner.call(api.deleteWidget, { params: { id } })).body).toEqual({ id })
    await expect
      .poll(async () => (await get(script(widgetKey))).payload, { timeout: 9000 })
      .toMatch(/^console\.warn/)
    expect((await owner.call(api.deleteWidget, { params: { id } })).status).toBe(404)
  })

  test('can be duplicated: the same, under another name and key', async () => {
    const widget = await made(owner, { settings: { radius: 4 }, filters: { minRating: 4 } })
    const { body } = await owner.call(api.duplicateWidget, { params: { id: widget.id } })
    const { name, id, widgetKey } = body
    expect(body).toMatchObject({
      name: 'Home page (copy)',
      settings: widget.settings,
      filters: widget.filters,
    })
    expect(id === widget.id || widgetKey === widget.widgetKey).toBe(false)
    const [newest] = (await owner.call(api.listWidgets, {})).body
    expect(newest?.name).toBe(name)
  })

  test('made twice by one attempt is made once', async () => {
    const other = await makeOwner(app)
    const twice = [1, 2].map(() =>
      other.call(api.createWidget, { body: wanted }, { 'idempotency-key': 'one-attempt' }),
    )
    const [one, two] = await Promise.all(twice)
    expect(one?.body.id).toBe(two?.body.id)
    expect((await other.call(api.listWidgets, {})).body).toHaveLength(1)
  })

  test('of another workspace is not there', async () => {
    const { id } = await made(owner)
    const other = await makeOwner(app)
    expect((await other.call(api.listWidgets, {})).body).toEqual([])
    const calls = [
      other.call(api.updateWidget, { params: { id }, body: wanted }),
      other.call(api.pauseWidget, { params: { id }, body: { isPaused: true } }),
      other.call(api.duplicateWidget, { params: { id } }),
      other.call(api.deleteWidget, { params: { id } }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404)
  })
})

describe('filters', () => {
  let owner: Owner
  let five: string
  beforeAll(async () => {
    owner = await makeOwner(app)
    const of = (customerName: string, rating: number) =>
      approved(app, owner, { customerName, rating, content: `${customerName} was here.` })
    five = await of('Five', 5)
    await of('Four', 4)
    await submitted(app, owner.user.formId, { customerName: 'Two', rating: 2, content: 'Not for me.' })
    await owner.call(organizeTestimonial, { params: { id: five }, body: { tags: ['bread'] } })
  })

  test('narrow what is shown, while the average stays that of all genuine ratings', async () => {
    const shown = async (filters: object) => carried((await made(owner, { filters })).widgetKey)
    const all = await shown({})
    expect(all.names).toEqual(['Four', 'Five'])
    const tagged = await shown({ tags: ['bread', 'cake'] })
    const best = await shown({ minRating: 5 })
    const ofForm = await shown({ sources: ['form'], minRating: 4 })
    const elsewhere = await shown({ sources: ['Google'] })
    expect([tagged, best, ofForm, elsewhere].map(({ names }) => names)).toEqual([
      ['Five'],
      ['Five'],
      ['Four', 'Five'],
      [],
    ])
    for (const one of [all, tagged, best]) expect(one.sums[0]).toBe('3.7 · 3 on our form')
  })

  test('are told to visitors: what is shown is chosen, and from which rating on', async () => {
    const { widgetKey } = await made(owner, { filters: { minRating: 4 } })
    const { policy } = await carried(widgetKey)
    expect(policy).toContain('Only ratings of 4 stars or more are shown here.')
    expect(policy).toContain('The average counts every customer’s rating, shown or not.')
    const german = (await carried(widgetKey, '?lang=de')).policy
    expect(german).toContain('Hier werden nur Bewertungen ab 4 Sternen gezeigt.')
    const tagged = await made(owner, { filters: { tags: ['bread'] } })
    const chosen = 'The business chooses which testimonials appear here.'
    expect((await carried(tagged.widgetKey)).policy).toContain(chosen)
  })

  test('WIDG: by language show what is written in it, in the widget, the call and the list of languages', async () => {
    const other = await makeOwner(app)
    const said = async (customerName: string, content: string) =>
      approved(app, other, { customerName, content, rating: 5 })
    await said('Lena', 'Sehr freundliche Bäckerei, wir kommen auf jeden Fall wieder.')
    await said('Amal', 'خدمة ممتازة وسريعة، والفريق متعاون جداً.')
    await said('Sam', '👍👍')
    expect((await other.call(api.listWrittenLanguages, {})).body).toEqual(['ar', 'de'])
    const { widgetKey } = await made(other, { filters: { languages: ['ar'] } })
    const { payload } = await get(script(widgetKey))
    expect(carriedIn(payload).names).toEqual(['Amal'])
    expect(payload).toContain('{"dir":"rtl","lang":"ar"}')
    const call = async (query: string) => {
      const answer = await get(`/api/embed/testimonials/me?apiKey=${other.user.apiKey}${query}`)
      return answer
        .json<{ testimonials: { customerName: string; language?: string }[] }>()
        .testimonials.map((one) => `${one.customerName} ${one.language}`)
    }
    expect(await call('')).toEqual(['Sam undefined', 'Amal ar', 'Lena de'])
    expect(await call('&written=de,xx')).toEqual(['Lena de'])
    expect(await call('&written=<script>')).toHaveLength(3)
    const { id } = (await other.call(listTestimonials, {})).body[2]!
    const english = { content: 'We came for the rye and stayed for the people behind the counter.' }
    await other.call(editTestimonial, { params: { id }, body: english })
    expect(await call('&written=de')).toEqual(['Lena de'])
    await confirmed(app, other, id)
    await expect.poll(() => call('&written=de'), { timeout: 9000 }).toEqual([])
    // As texts are that came in before their language was kept.
    await app.services.db.execute(sql`update testimonials set language = ${undeterminedLanguage}`)
    await expect.poll(() => call('&written=ar'), { timeout: 9000 }).toEqual([])
    await tellLanguages.run(app.services, {})
    await expect.poll(() => call('&written=ar'), { timeout: 9000 }).toEqual(['Amal ar'])
  })

  test('keep pinned testimonials first', async () => {
    const { widgetKey } = await made(owner, { filters: { minRating: 4 } })
    expect((await carried(widgetKey)).names).toEqual(['Four', 'Five'])
    const pinned = await made(owner, { filters: { sources: ['form'] } })
    await owner.call(organizeTestimonial, { params: { id: five }, body: { isPinned: true } })
    await expect
      .poll(async () => (await carried(pinned.widgetKey)).names, { timeout: 9000 })
      .toEqual(['Five', 'Four'])
  })

  test('offer the sites whose testimonials can be shown', async () => {
    expect((await owner.call(api.listWidgetSources, {})).body).toEqual([])
    const importer = await makeImporter(app)
    await importer.bringIn('name,review,rating,source\nAda,Very good bread and kind people,5,Google')
    const [imported] = await importer.list()
    await importer.call(decideTestimonial, { params: { id: imported!.id }, body: { status: 'approved' } })
    expect((await importer.call(api.listWidgetSources, {})).body).toEqual([imported!.source])
    const { widgetKey } = await made(importer, { filters: { sources: [imported!.source ?? ''] } })
    const sentence = 'Some come from other sites and say so.'
    const ofSite = await carried(widgetKey)
    expect(ofSite.names).toEqual(['Ada'])
    expect(ofSite.policy).toContain(sentence)
    const ofForm = await made(importer, { filters: { sources: ['form'] } })
    expect((await carried(ofForm.widgetKey)).policy).not.toContain(sentence)
  })
})

describe('the preview', () => {
  const preview = (owner: Owner, own: object = {}) => {
    const draft = JSON.stringify({ templateId: 'professional-list', settings: {}, filters: {}, ...own })
    return owner.call(api.previewWidget, { query: { draft } })
  }

  test('is the real widget with what is not saved yet, for the owner alone', async () => {
    const owner = await makeOwner(app)
    await approved(app, owner, { customerName: 'Ines Duarte', content: 'The rye keeps for a week.' })
    const shown = await preview(owner, { settings: { radius: 3 } })
    expect(shown.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
    const { options, names } = carriedIn(shown.text)
    expect([options.layout, names]).toEqual(['list', ['Ines Duarte']])
    expect(options.look).toContain('--plaudit-radius:3px')
    expect((await get('/api/widgets/preview?draft=x')).statusCode).toBe(401)
    expect((await owner.call(api.listWidgets, {})).body).toEqual([])
  })

  test('shows labeled samples while there is nothing to show, and no average', async () => {
    const owner = await makeOwner(app)
    const { cards, sums } = carriedIn((await preview(owner)).text)
    expect(cards[0]).toMatch(/Sample$/)
    expect(sums).toEqual([])
  })

  test('of what is no widget is refused', async () => {
    const owner = await makeOwner(app)
    expect((await preview(owner, { settings: { textColor: 'red' } })).status).toBe(400)
    expect((await preview(owner, { templateId: 'fancy' })).status).toBe(400)
    expect((await owner.call(api.previewWidget, { query: { draft: '{' } })).status).toBe(400)
  })
})

test('WIDG-06: every template has a drawing, and no other has', async () => {
  const found = await get('/api/template-preview/social-wall')
  expect(found.headers['content-type']).toMatch(/^image\/svg\+xml/)
  expect(found.headers['content-security-policy']).toContain('sandbox')
  expect((await get('/api/template-preview/nothing')).statusCode).toBe(404)
})

test('a stored look costs at most 150 bytes of a widget, and six testimonials stay within 6 KB', async () => {
  const owner = await makeOwner(app)
  for (let index = 0; index < 6; index++) {
    await approved(app, owner, {
      customerName: `Ines ${index}`,
      content: `${index}: Everything was on the table in time.`,
    })
  }
  const bytes = async (settings: object) => {
    const { widgetKey } = await made(owner, { settings: { displayCount: 6, ...settings } })
    return (await get(script(widgetKey), { 'accept-encoding': 'gzip' })).rawPayload.length
  }
  const bare = (await get(`/widget/${owner.user.apiKey}.js?layout=grid`, { 'accept-encoding': 'gzip' }))
    .rawPayload.length
  const rich = await bytes({
    layout: 'grid',
    showAvatar: false,
    ...templateOf('elegant-carousel').styles.look,
  })
  expect(rich - bare).toBeLessThanOrEqual(150)
  expect(rich).toBeLessThanOrEqual(6 * 1024)
})
