import { describe, expect, test } from 'vitest'
import {
  exportCustomers,
  getCustomerImport,
  getCustomerImportReport,
  previewCustomerImport,
  startCustomerImport,
} from '#contract/customers/customer-imports.ts'
import { createCustomer, listCustomers } from '#contract/customers/customers.ts'
import { getImport } from '#contract/imports/imports.ts'
import { getCustomerTexting } from '#contract/texts/texts.ts'
import { makeBusiness, makeOwner, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

const list = [
  'First Name,Last Name,Email,Company Name,Lifecycle,Status',
  'Ines,Duarte,ines@example.com,Duarte Tiles,lead,responded',
  'Tomasz,Zieliński,TOMASZ@example.com,,lead,',
  'Nobody,,not an address,,lead,',
  ',,anna@example.com,Groß & Söhne,lead,gone',
  'Ines,Again,ines@EXAMPLE.com,,lead,',
  'No,Address,,,lead,',
].join('\n')

async function broughtIn(owner: Owner, content: string, fileName = 'customers.csv') {
  const { id } = (await owner.call(startCustomerImport, { body: { fileName, content } })).body
  await app.drain()
  return (await owner.call(getCustomerImport, { params: { id } })).body
}

async function all(owner: Owner) {
  return (await owner.call(listCustomers, { query: {} })).body
}

describe('importing customers', () => {
  test('the columns are guessed by their names, and the preview says what would come of each row', async () => {
    const owner = await makeOwner(app)
    const body = { fileName: 'customers.csv', content: list }
    const preview = (await owner.call(previewCustomerImport, { body })).body
    expect(preview.mapping.columns).toEqual({ name: 0, lastName: 1, email: 2, company: 3, status: 5 })
    expect([preview.rows, preview.usable]).toEqual([6, 3])
    expect(preview.sample[0]).toMatchObject({ name: 'Ines Duarte', status: 'responded', problem: null })
    expect(preview.sample[3]).toMatchObject({ name: 'anna', company: 'Groß & Söhne', status: 'active' })
    expect(await all(owner)).toEqual([])
  })

  test('new customers are added, known addresses merged, and the rest is left out with a reason', async () => {
    const owner = await makeOwner(app)
    await owner.call(createCustomer, { body: { name: 'T. Zielinski', email: 'tomasz@example.com' } })
    const report = await broughtIn(owner, list)
    expect(report).toMatchObject({ state: 'done', added: 2, merged: 0, skipped: 4, processed: 6 })
    expect(report.report.map(({ row, isSkipped, reason }) => [row, isSkipped, reason])).toEqual([
      [3, true, 'Already in your list as T. Zielinski'],
      [4, true, '"not an address" is not an email address'],
      [5, false, 'This row has no name, so the start of the email address is used'],
      [5, false, '"gone" is not active, pending or responded, so it was left out'],
      [6, true, 'Same email address as row 2'],
      [7, true, 'This row has no email address'],
    ])
    const rows = (await all(owner)).map(({ name, email, company, status }) => [name, email, company, status])
    expect(rows.toSorted()).toEqual([
      ['Ines Duarte', 'ines@example.com', 'Duarte Tiles', 'responded'],
      ['T. Zielinski', 'tomasz@example.com', null, 'active'],
      ['anna', 'anna@example.com', 'Groß & Söhne', 'active'],
    ])
  })

  test('the check says how many have another name here, and renames them only when that is chosen', async () => {
    const owner = await makeOwner(app)
    await owner.call(createCustomer, { body: { name: 'T. Zielinski', email: 'tomasz@example.com' } })
    await broughtIn(owner, 'name,email\n,anna@example.com')
    const body = { fileName: 'names.csv', content: `${list}\nAnna Groß,,anna@example.com,,,` }
    const preview = (await owner.call(previewCustomerImport, { body })).body
    expect(preview.otherNames).toBe(1)
    const named = 'name,email\nTomasz Zieliński,tomasz@example.com\nAnna Groß,anna@example.com'
    const result = await broughtIn(owner, named)
    expect(result.report.map(({ reason }) => reason)).toEqual([
      'Already in your list as T. Zielinski',
      'Already in your list, now updated',
    ])
    const mapping = { renames: true }
    await owner.call(startCustomerImport, { body: { fileName: 'n.csv', content: named, mapping } })
    await app.drain()
    expect((await all(owner)).map(({ name }) => name).toSorted()).toEqual(['Anna Groß', 'Tomasz Zieliński'])
  })

  test('numbers come in with their country code, and a consent for each where the importer vouches for it', async () => {
    const owner = await makeBusiness(app)
    const content = [
      'Name,Email,Mobile',
      'Ines,ines@example.com,+1 (212) 555-0123',
      'Anna,anna@example.com,030 123456',
    ].join('\n')
    const mapping = { vouchesForTexts: true }
    const { id } = (await owner.call(startCustomerImport, { body: { fileName: 'a.csv', content, mapping } }))
      .body
    await app.drain()
    const { report } = (await owner.call(getCustomerImport, { params: { id } })).body
    expect(report.map(({ reason }) => reason)).toEqual([
      '"030 123456" is not a phone number with a country code, so it was left out',
    ])
    const [ines] = (await all(owner)).filter(({ phone }) => phone === '+12125550123')
    const { body } = await owner.call(getCustomerTexting, { params: { id: ines!.id } })
    expect(body).toMatchObject({
      reason: null,
      consent: { source: 'import', vouchedBy: 'Mara Lindqvist', note: 'a.csv' },
    })
  })

  test('a second import of the same list adds and changes nothing', async () => {
    const owner = await makeOwner(app)
    await broughtIn(owner, list)
    const before = await all(owner)
    const again = await broughtIn(owner, list)
    expect(again).toMatchObject({ added: 0, merged: 0, skipped: 6 })
    expect(again.report[0]?.reason).toBe('Already in your list with the same details')
    expect(await all(owner)).toEqual(before)
  })

  test('a list without addresses is refused before anything is stored', async () => {
    const owner = await makeOwner(app)
    const body = { fileName: 'names.csv', content: 'name,company\nInes,Tiles\nAnna,Wood' }
    const { status, problem } = await owner.call(startCustomerImport, { body })
    expect([status, problem.code]).toEqual([422, 'mapping-needed'])
    expect(problem.message).toBe('Choose the column with the email addresses.')
  })

  test('the first row names the columns in any language, as long as it holds no address itself', async () => {
    const owner = await makeOwner(app)
    const read = async (content: string) =>
      (await owner.call(previewCustomerImport, { body: { fileName: 'list.csv', content } })).body
    const named = await read('Wer,Adresse\nJürgen,juergen@example.com\nAnna,keine\nIda,ida@example.com')
    expect(named).toMatchObject({ rows: 3, usable: 2, mapping: { hasHeader: true, columns: { email: 1 } } })
    const bare = await read('Jürgen,juergen@example.com\nAnna,anna@example.com')
    expect(bare).toMatchObject({ rows: 2, mapping: { hasHeader: false, columns: { name: 0, email: 1 } } })
  })

  test('5,000 rows arrive with one call', async () => {
    const owner = await makeOwner(app)
    const rows = Array.from({ length: 5000 }, (_, number) => `Person ${number},person-${number}@example.com`)
    expect(await broughtIn(owner, ['name,email', ...rows].join('\n'))).toMatchObject({ added: 5000 })
    const { headers } = await owner.call(listCustomers, { query: { limit: 10 } })
    expect(headers['x-total-count']).toBe('5000')
  })

  test('an import of customers is none of testimonials, nor of another workspace', async () => {
    const [owner, stranger] = [await makeOwner(app), await makeOwner(app)]
    const { id } = await broughtIn(owner, list)
    const params = { id }
    const answers = [
      await owner.call(getImport, { params }),
      await stranger.call(getCustomerImport, { params }),
      await stranger.call(getCustomerImportReport, { params }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    const report = (await owner.call(getCustomerImportReport, { params })).text
    expect(report).toContain('"Same email address as row 2"')
  })
})

describe('exporting customers', () => {
  test('the CSV runs no formula in a spreadsheet, and comes back in without a change', async () => {
    const owner = await makeOwner(app)
    const name = '=SUM("one","two")'
    await owner.call(createCustomer, { body: { name, email: 'one@example.com', company: '+49 GmbH' } })
    await owner.call(createCustomer, { body: { name: 'Zoë, "Z"', email: 'two@example.com' } })
    const { text, headers } = await owner.call(exportCustomers, { query: { format: 'csv' } })
    expect(headers['content-disposition']).toMatch(/filename="plaudit-customers-\d{4}-\d\d-\d\d\.csv"/)
    expect(text).toContain(`"'=SUM(""one"",""two"")","one@example.com","'+49 GmbH"`)
    expect(await broughtIn(owner, text)).toMatchObject({ added: 0, merged: 0, skipped: 2 })
    const other = await makeOwner(app)
    expect(await broughtIn(other, text)).toMatchObject({ added: 2, skipped: 0 })
    expect((await all(other)).map((one) => one.name).toSorted()).toEqual([name, 'Zoë, "Z"'].toSorted())
  })

  test('the JSON holds every customer, and nobody else’s', async () => {
    const [owner, stranger] = [await makeOwner(app), await makeOwner(app)]
    await owner.call(createCustomer, { body: { name: 'Ines', email: 'ines@example.com' } })
    await stranger.call(createCustomer, { body: { name: 'Other', email: 'other@example.com' } })
    const { text } = await owner.call(exportCustomers, { query: { format: 'json' } })
    const file = JSON.parse(text) as { format: string; customers: object[] }
    expect(file.format).toBe('plaudit-customers')
    expect(file.customers).toMatchObject([{ name: 'Ines', email: 'ines@example.com', status: 'active' }])
    expect(await broughtIn(await makeOwner(app), text, 'customers.json')).toMatchObject({ added: 1 })
  })
})

test('contacts as a phone saves them are a list of customers', async () => {
  const owner = await makeOwner(app)
  const content = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Lima;Ana;;;',
    'FN:Ana Lima',
    'ORG:Lindenhof\\, Inc.;Sales',
    'item1.EMAIL;type=INTERNET:ana@exam',
    ' ple.com',
    'EMAIL:other@example.com',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Wei=C3=9F;J=C3=BCrgen;;;',
    'EMAIL;INTERNET:juergen@example.de',
    'END:VCARD',
  ].join('\r\n')
  const seen = (await owner.call(previewCustomerImport, { body: { fileName: 'contacts.vcf', content } })).body
  expect(seen.sample.map(({ name, email, company }) => [name, email, company])).toEqual([
    ['Ana Lima', 'ana@example.com', 'Lindenhof, Inc.'],
    ['Jürgen Weiß', 'juergen@example.de', null],
  ])
})
