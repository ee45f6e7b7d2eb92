import { describe, expect, test } from 'vitest'
import { detectDateOrder } from './date-order.ts'
import { isMonthAlone, readDate } from './dates.ts'
import { parse } from 'csv-parse/sync'
import { toCsv } from '../../kit/csv.ts'
import { formulaSafe, withoutFormulaGuard } from '#shared/text/formula-safe.ts'
import { detectScale } from './rating-scale.ts'
import { toStars } from './ratings.ts'

const now = new Date('2026-06-01T12:00:00Z')

describe('ratings', () => {
  const starsOf = (cells: readonly string[], scale: 'zero-to-ten' | 'percent') =>
    cells.map((cell) => {
      const stars = toStars(cell, scale)
      return [stars?.rating, stars?.given]
    })

  test('0 to 10 is halved and rounded down, and the half is kept', () => {
    expect(starsOf(['0', '1', '2', '3', '7', '8', '9', '10'], 'zero-to-ten')).toEqual([
      [1, 0],
      [1, 0.5],
      [1, null],
      [1, 1.5],
      [3, 3.5],
      [4, null],
      [4, 4.5],
      [5, null],
    ])
  })

  test('percent is divided by twenty and rounded down', () => {
    expect(starsOf(['0', '79', '80', '87', '100'], 'percent')).toEqual([
      [1, 0],
      [3, 3.95],
      [4, null],
      [4, 4.35],
      [5, null],
    ])
  })

  test.for([
    ['★★★☆☆', 3],
    ['★★★★☆', 4],
    ['★★★★½', 4, 4.5],
    ['⭐️⭐️⭐️⭐️', 4],
    ['***', 3],
    ['FIVE', 5],
    ['fünf Sterne', 5],
    ['cuatro estrellas', 4],
    ['cinq étoiles', 5],
    ['três estrelas', 3],
    ['THREE_STARS', 3],
    ['2.5', 2, 2.5],
    ['3,5', 3, 3.5],
    ['4.5', 4, 4.5],
    ['4½', 4, 4.5],
    ['4 1/2', 4, 4.5],
    ['4.0', 4],
    ['8/10', 4],
    ['9/10', 4, 4.5],
    ['90 %', 4, 4.5],
    ['4 out of 5', 4],
    ['Rated 4 out of 5', 4],
    ['4 out of 5 stars', 4],
    ['5 von 5 Sternen', 5],
    ['3,5 von 5 Sternen', 3, 3.5],
    ['4 sur 5', 4],
    ['4 de 5 estrellas', 4],
    ['Arvosana 5/5', 5],
    ['Note : 4/5', 4],
    ['5.0 star rating', 5],
    ['5 stars', 5],
    ['5점', 5],
    ['٤', 4],
    ['४', 4],
    ['５', 5],
    ['๓', 3],
    ['good', 4],
    ['sehr zufrieden', 5],
    ['très satisfait', 5],
    ['muy bueno', 4],
    ['ruim', 2],
    ['0', undefined],
    ['6', undefined],
    ['-1', undefined],
    ['N/A', undefined],
    ['Room 4', undefined],
    ['1e0', undefined],
  ] as const)('%s is %s stars', ([cell, rating, given]) => {
    expect(toStars(cell, 'one-to-five')?.rating).toBe(rating)
    expect(toStars(cell, 'one-to-five')?.given ?? undefined).toBe(given)
  })

  test('what the values need tells the scale', () => {
    const sure = (scale: string) => ({ scale, isSure: true })
    expect(detectScale(['5', '1', ''])).toEqual(sure('one-to-five'))
    expect(detectScale(['9', '3'])).toEqual(sure('zero-to-ten'))
    expect(detectScale(['80', '100'])).toEqual(sure('percent'))
    expect(detectScale(['80%', '100 %'])).toEqual(sure('percent'))
    expect(detectScale(['1094', '1078'])).toBeUndefined()
    expect(detectScale(['red', '5'])).toBeUndefined()
    expect(detectScale(['5', 'N/A', '4', '-', 'N/A'])).toEqual(sure('one-to-five'))
  })

  test('one value on another scale does not turn the column', () => {
    const stars = ['5', '4', '3', '5', '2', '4', '5', '1']
    expect(detectScale([...stars, '80%'])).toEqual({ scale: 'one-to-five', isSure: true })
    expect(detectScale([...stars, '80'])).toEqual({ scale: 'one-to-five', isSure: false })
    expect(detectScale([...stars, '10'])).toEqual({ scale: 'one-to-five', isSure: false })
    expect(detectScale(['90%', '80%', '70%', '5'])).toEqual({ scale: 'one-to-five', isSure: false })
  })
})

describe('dates', () => {
  test.for([
    ['2026-02-10', '2026-02-10T00:00:00.000Z'],
    ['2026-02-10 15:30:40 UTC', '2026-02-10T15:30:40.000Z'],
    ['2026-02-10T15:30:40.986456789Z', '2026-02-10T15:30:40.986Z'],
    ['2026-02-10T15:30:40+07:00', '2026-02-10T08:30:40.000Z'],
    ['2026/02/10 15:30', '2026-02-10T15:30:00.000Z'],
    ['10.02.2026', '2026-02-10T00:00:00.000Z'],
    ['10/02/26', '2026-02-10T00:00:00.000Z'],
    ['10/02/2026 3:30 PM', '2026-02-10T15:30:00.000Z'],
    ['Feb 10, 2026', '2026-02-10T00:00:00.000Z'],
    ['February 10, 2026 12:05 am', '2026-02-10T00:05:00.000Z'],
    ['10 février 2026', '2026-02-10T00:00:00.000Z'],
    ['10. März 2026', '2026-03-10T00:00:00.000Z'],
    ['10 กุมภาพันธ์ 2569', '2026-02-10T00:00:00.000Z'],
    ['25 يناير 2025', '2025-01-25T00:00:00.000Z'],
    ['25 ינואר 2025', '2025-01-25T00:00:00.000Z'],
    ['25 Ιανουαρίου 2025', '2025-01-25T00:00:00.000Z'],
    ['Tue, 10 Feb 2026 15:30:40 GMT', '2026-02-10T15:30:40.000Z'],
    ['Tue Feb 10 2026 15:30:40 GMT+0200 (CEST)', '2026-02-10T13:30:40.000Z'],
    ['1770737440', '2026-02-10T15:30:40.000Z'],
    ['1770737440000', '2026-02-10T15:30:40.000Z'],
    ['46063', '2026-02-10T00:00:00.000Z'],
    ['20260210', '2026-02-10T00:00:00.000Z'],
    ['2025/05/14 10:02:11 AM GMT+2', '2025-05-14T08:02:11.000Z'],
    ['25 janv. 2025 à 07:05', '2025-01-25T07:05:00.000Z'],
    ['25 de enero de 2025, 7:05', '2025-01-25T07:05:00.000Z'],
    ['14. März 2025, 10:02 Uhr', '2025-03-14T10:02:00.000Z'],
    ['2025年1月25日', '2025-01-25T00:00:00.000Z'],
    ['2025年1月25日(土) 午後3:04', '2025-01-25T15:04:00.000Z'],
    ['2025. 1. 25. 오전 7:05', '2025-01-25T07:05:00.000Z'],
    ['25 января 2025 г., 7:05', '2025-01-25T07:05:00.000Z'],
    ['25.1.2025 klo 7.05', '2025-01-25T07:05:00.000Z'],
    ['Reviewed on January 25, 2025', '2025-01-25T00:00:00.000Z'],
    ['14-Mar-25', '2025-03-14T00:00:00.000Z'],
    ['2025-Jan-25', '2025-01-25T00:00:00.000Z'],
    ['Sat Jan 25 07:05:00 +0000 2025', '2025-01-25T07:05:00.000Z'],
    ['٢٥/٠١/٢٠٢٥', '2025-01-25T00:00:00.000Z'],
    ['January 2025', '2025-01-01T00:00:00.000Z'],
    ['1970-01-01', undefined],
    ['0', undefined],
    ['0000000000000', undefined],
    ['31/02/2026', undefined],
    ['2026-13-01', undefined],
    ['2031-01-01', undefined],
    ['1887-01-01', undefined],
    ['last summer', undefined],
    ['12', undefined],
  ] as const)('%s is %s', ([text, moment]) => {
    expect(readDate(text, 'day-first', now)?.toISOString()).toBe(moment)
  })

  test.for(['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'fi', 'tr', 'ru', 'ja', 'ko', 'zh'])(
    'each way in which sites in %s write a day is that day',
    (language) => {
      const wrong: string[] = []
      for (let month = 0; month < 12; month += 1) {
        const day = new Date(Date.UTC(2025, month, 25))
        for (const dateStyle of ['full', 'long', 'medium'] as const) {
          for (const time of [{}, { timeStyle: 'short' }] as const) {
            const text = day.toLocaleString(language, { dateStyle, ...time, timeZone: 'UTC' })
            if (readDate(text, 'day-first', now)?.getTime() !== day.getTime()) wrong.push(text)
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('a month alone is its first day, and known to be one', () => {
    const months = ['January 2025', 'janvier 2025', '2025年1月', '2025-01', '01/2025', 'styczeń 2025']
    expect(months.map((text) => readDate(text, 'iso', now)?.toISOString().slice(0, 10))).toEqual(
      months.map(() => '2025-01-01'),
    )
    expect(months.every(isMonthAlone)).toBe(true)
    expect(isMonthAlone('25 January 2025')).toBe(false)
  })

  test('one value above 12 tells the order of the whole column', () => {
    expect(detectDateOrder(['03/04/2026', '04/28/2026'])).toEqual({ order: 'month-first', isSure: true })
    expect(detectDateOrder(['03/04/2026', '28/04/2026'])).toEqual({ order: 'day-first', isSure: true })
    expect(detectDateOrder(['03/04/2026', '04/05/2026'])).toEqual({ order: 'day-first', isSure: false })
    expect(detectDateOrder(['2026-03-04', ''])).toEqual({ order: 'iso', isSure: true })
  })
})

describe('formulas', () => {
  test.for([
    '=1+1',
    '+49 30',
    '-1 star',
    '@SUM(A1)',
    ' "=1',
    '＝1',
    '|calc',
    '%0A',
    '\u200B=1',
    "'=1",
    `${' '.repeat(1_000)}=1`,
  ])('%j is not run by a spreadsheet, and comes back as it was', (text) => {
    expect(formulaSafe(text)).toBe(`'${text}`)
    expect(withoutFormulaGuard(formulaSafe(text))).toBe(text)
  })

  test.for([
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n =1', "'\n' =1"],
    ['Nice;=1+1;bye', "Nice;'=1+1;bye"],
    ['Nice\t@SUM(A1)', "Nice\t'@SUM(A1)"],
    ['Good:\n- rye\r\n- "=oat"', `Good:\n'- rye\r\n'- "=oat"`],
    ['a; "=1";\'+2;\u200B|x', `a;' "=1";''+2;'\u200B|x`],
    [`a;${' '.repeat(1_000)}=1`, `a;'${' '.repeat(1_000)}=1`],
    ['=1;=2', "'=1;'=2"],
  ] as const)(
    '%j is run by none that splits at semicolons, tabs or line ends, and comes back',
    ([text, safe]) => {
      expect(formulaSafe(text)).toBe(safe)
      expect(withoutFormulaGuard(safe)).toBe(text)
    },
  )

  test('a CSV has no cell that begins like a formula, read with commas, semicolons or tabs', () => {
    const hostile = [
      '=1+1',
      'x;=1+1;y',
      'x\t=1+1\ty',
      'x\n=1+1',
      'x\r\n;"=1+1"',
      '";=1+1;"',
      '"\t\'+1',
      'x;\n\t@A1',
    ]
    const csv = toCsv([
      ['Name', 'Text', 'Rating'],
      ...hostile.flatMap((text) => [
        [text, text, 5],
        ['Ada', text, 5],
      ]),
    ])
    for (const delimiter of [',', ';', '\t']) {
      const rows = parse(csv, { delimiter, relax_quotes: true, relax_column_count: true })
      const cells = [...rows.flat(), ...csv.split(delimiter === ',' ? /\r\n/ : /[;\t\r\n]/)]
      expect(cells.filter((cell) => /^["\s]*[=+\-@|%]/.test(cell))).toEqual([])
    }
    const read = parse(csv, { from: 2 })
    expect(read.map(([, text = '']) => withoutFormulaGuard(text))).toEqual(
      hostile.flatMap((text) => [text, text]),
    )
  })

  test.for(['Great', "'twas fine", "it's", '5 = five', '', "''quoted''", "5; 'fine'\n'six'"])(
    '%j stays as it is',
    (text) => {
      expect(formulaSafe(text)).toBe(text)
      expect(withoutFormulaGuard(text)).toBe(text)
    },
  )
})
