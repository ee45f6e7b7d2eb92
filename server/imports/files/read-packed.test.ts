import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { outcomes, readFile } from '../reviews/read-reviews.ts'

const now = new Date('2026-06-01T12:00:00Z')

/** As the browser sends a file that is no text. */
function packed(files: Readonly<Record<string, string | Uint8Array>>): string {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return `data:;base64,${Buffer.from(zipSync(Object.fromEntries(entries))).toString('base64')}`
}

function readReviews(content: string) {
  const file = readFile({ content }, {}, now)
  return { file, reviews: [...outcomes(file)].flatMap(({ review }) => review ?? []) }
}

const workbook = {
  'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>
    <sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Reviews" sheetId="2" r:id="rId2"/>
    <sheet name="More" sheetId="3" r:id="rId3"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Target="/xl/worksheets/sheet3.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]d/\\ mmmm\\ yyyy;@"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `<sst><si><t>Name</t></si><si><t>Review</t></si><si><t>Rating</t></si><si><t>Date</t></si>
    <si><r><t>The rye is </t></r><r><rPr><b/></rPr><t>worth it</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></si></sst>`,
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet2.xml': `<worksheet><sheetData>
    <row r="1"><c r="A1" t="inlineStr"><is><t>Our reviews</t></is></c></row>
    <row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="s"><v>2</v></c><c r="D3" t="s"><v>3</v></c></row>
    <row r="4"><c r="A4" t="inlineStr"><is><t>Erin &amp; Sam</t></is></c><c r="B4" t="s"><v>4</v></c><c r="C4"><v>3.4999999999999996</v></c><c r="D4" s="1"><v>45791</v></c></row>
    <row r="5"><c r="B5" t="str"><v>Sold out by ten.</v></c><c r="C5" s="3"><v>0.8</v></c><c r="D5" s="2"><v>45809.5</v></c></row>
    </sheetData></worksheet>`,
  'xl/worksheets/sheet3.xml': '<worksheet><sheetData/></worksheet>',
  'xl/vbaProject.bin': 'never read',
}

describe('Excel files', () => {
  test('are read as their cells look: texts, days, halves and percent, from the first sheet that is shown', () => {
    const { file, reviews } = readReviews(packed(workbook))
    expect(
      reviews.map(({ customerName, content, rating, ratingGiven, date }) => [
        customerName,
        content,
        rating,
        ratingGiven,
        date?.toISOString(),
      ]),
    ).toEqual([
      ['Erin & Sam', 'The rye is worth it', 3, 3.5, '2025-05-14T00:00:00.000Z'],
      ['Anonymous customer', 'Sold out by ten.', 4, null, '2025-06-01T12:00:00.000Z'],
    ])
    expect(file.table.rows.map(({ number }) => number)).toEqual([4, 5])
    expect(file.table.leftOut).toEqual([
      'Only the sheet “Reviews” was read.',
      'The first row is a title and was left out.',
    ])
  })

  test('that are small and unpack to something huge are refused while they are unpacked', () => {
    const bomb = new Uint8Array(160_000_000)
    expect(() => readReviews(packed({ ...workbook, 'xl/worksheets/sheet2.xml': bomb }))).toThrow(
      'This file is too large when unpacked',
    )
  })

  test('that are cut off are refused in a sentence', () => {
    expect(() => readReviews(packed(workbook).slice(0, 600))).toThrow(/incomplete or damaged|no Excel sheet/)
  })

  test('may not nest elements without end', () => {
    const deep = `<worksheet><sheetData>${'<row>'.repeat(100_000)}`
    expect(() => readReviews(packed({ ...workbook, 'xl/worksheets/sheet2.xml': deep }))).toThrow('no sheet')
  })
})

test('a download of Google Takeout is read as it comes: every list of reviews of the business in it', () => {
  const review = (id: string, comment: string) =>
    `{"reviews":[{"name":"accounts/1/locations/2/reviews/${id}","reviewer":{"displayName":"Ana"},"starRating":"FOUR","comment":"${comment}","createTime":"2025-05-14T10:02:11Z"}]}`
  const folder = 'Takeout/Google Business Profile/account-1/location-2'
  const { file, reviews } = readReviews(
    packed({
      'Takeout/archive_browser.html': '<html>',
      [`${folder}/reviews.json`]: review('a', 'Great'),
      [`${folder}/reviews-2.json`]: review('b', 'Fine'),
    }),
  )
  expect(file.format?.name).toBe('Google')
  expect(reviews.map(({ content, rating }) => [content, rating])).toEqual([
    ['Great', 4],
    ['Fine', 4],
  ])
})

test('a zip without reviews in it says what to do', () => {
  expect(() => readReviews(packed({ 'readme.txt': 'hello' }))).toThrow('Unzip it and choose the file')
})
