import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { seeded } from '../../server/test/processes/seeded.ts'

/** One row of a shop's export, as the file has it. */
export interface ShopRow {
  title: string
  text: string
  rating: number
}

/** A shop's export: the file, its rows, and the names of the columns that matter. */
export interface ShopFile {
  name: string
  content: Buffer
  columns: { title: string; text: string; rating: string }
  rows: readonly ShopRow[]
}

const columns = { title: 'Title', text: 'Review Text', rating: 'Rating' }

/** The file that `PLAUDIT_REVIEWS` names (columns `Title`, `Review Text`, `Rating`), or one made here, always the same. */
export function shopReviews(): ShopFile {
  const filePath = process.env['PLAUDIT_REVIEWS']
  const content = filePath === undefined ? composed() : readFileSync(filePath)
  const read: Record<string, string>[] = parse(content, { columns: true, bom: true })
  const rows = read.map((row) => ({
    title: row[columns.title] ?? '',
    text: row[columns.text] ?? '',
    rating: Number(row[columns.rating]),
  }))
  return { name: 'reviews.csv', content, columns, rows }
}

const withText = 320
const withoutText = 14

const things =
  'cardigan,linen dress,wool coat,blouse,jumpsuit,pencil skirt,raincoat,pullover,wrap top,nightshirt'
const cuts =
  'boxy,flattering,snug,generous,cropped,oversized,petite,true to size,long in the arm,short in the waist'
const fabrics =
  'merino,crêpe,washed cotton,tweed,viscose,boiled wool,seersucker,velvet,chambray,organic jersey'
const places =
  'to a wedding,at the office,on the school run,in the garden,on a flight to Lisbon,to my sister’s,at home'
const endings = [
  'I would buy it again.',
  'It went back the next day.',
  'My daughter has "borrowed" it twice already!',
  'At 5\'8", I took the long one; it fits, just.',
  'The seams, the lining, the buttons: all of it well made.',
  'Not worth it at full price - wait for the sale.',
  'Washed cold, hung up, and it still looks new.',
  'The color is darker than in the picture…',
]
const titles = [
  'So soft',
  'Not for me',
  'Better than "the other one"',
  'Runs small, sadly',
  'A keeper',
  'Meh',
  '',
]
/** Shops give their pieces names; most of these occur once. */
const syllables = 'ma,ri,vo,lu,sen,ta,no,bel,ka,dri,fe,zu,lin,or,pa,wi,he,jo,ran,ce'

/** Reviews as shops export them: no names, no dates, titles here and there, and rows without a text. */
function composed(): Buffer {
  const random = seeded(900)
  const pick = (words: string | readonly string[]) => {
    const list = typeof words === 'string' ? words.split(',') : words
    return list[Math.floor(random() * list.length)] ?? ''
  }
  const texts = new Set<string>()
  while (texts.size < withText) {
    const opening =
      texts.size % 90 === 7 ? '+1 for this ' : pick(['Love this ', 'This is a ', 'I ordered the '])
    const pause = texts.size % 25 === 3 ? ' \n\n' : texts.size % 10 === 4 ? '\n' : ' '
    const named = `“${pick(syllables)}${pick(syllables)}${pick(syllables)}”`
    const body = `${opening}${pick(things)} ${named}, ${pick(cuts)} and cut from ${pick(fabrics)}.`
    texts.add(
      `${body}${pause}I wore it ${pick(places)}; ${Math.ceil(random() * 60)} people asked. ${pick(endings)}`,
    )
  }
  const rows = [...texts].map((text) => ({
    // Some shops fill the title with the first words of the text.
    title: random() < 0.1 ? text.slice(0, 24) : pick(titles),
    text,
  }))
  for (let index = 0; index < withoutText; index += 1) {
    rows.splice(Math.floor(random() * rows.length), 0, { title: '', text: index % 4 === 0 ? '   ' : '' })
  }
  const lines = rows.map(({ title, text }, index) => ({
    '': index,
    'Clothing ID': 700 + Math.floor(random() * 400),
    Age: 18 + Math.floor(random() * 60),
    [columns.title]: title,
    [columns.text]: text,
    [columns.rating]: 1 + Math.floor(Math.sqrt(random()) * 5),
    'Class Name': pick(things),
  }))
  return Buffer.from(stringify(lines, { header: true, record_delimiter: '\r\n' }))
}

/** A word that one text has and no other, with that text. Words in the middle of the file come first. */
export function wordInOne(texts: readonly string[]): { word: string; text: string } {
  const all = texts.map((text) => text.toLowerCase())
  const middle = Math.floor(texts.length / 2)
  for (const text of [...texts.slice(middle), ...texts.slice(0, middle)]) {
    for (const word of text.toLowerCase().match(/\p{L}{5,}/gu) ?? []) {
      if (all.filter((other) => other.includes(word)).length === 1) return { word, text }
    }
  }
  throw new Error('every word of these texts stands in several')
}
