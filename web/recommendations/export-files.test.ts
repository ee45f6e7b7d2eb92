import { expect, test } from 'vitest'
import { ines, omar } from '../test/samples/recommendation-samples.ts'
import { exportFile } from './export-files.ts'
import { quotedTexts } from './quoted.ts'

test('selected testimonials are exported as CSV, JSON and Markdown, and none of them runs or formats anything (REC-02)', async () => {
  const texts = await Promise.all(
    (['csv', 'json', 'md'] as const).map((format) =>
      exportFile([ines, omar], format, 'https://reviews.example').text(),
    ),
  )
  const [csv = '', json = '', markdown = ''] = texts
  const lines = csv.split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF?content,quote,name,company,rating,date,label,score,proof$/)
  expect(lines[1]).toMatch(
    /^"We came twice. They are honest.","\[…\] They are honest.","Ines Duarte","Duarte & Filhos",5,/,
  )
  expect(lines[2]).toContain(`"'=1+1 ""great"" bread"`)
  expect(JSON.parse(json)).toMatchObject([
    {
      content: ines.content,
      name: 'Ines Duarte',
      company: 'Duarte & Filhos',
      rating: 5,
      proof: 'https://reviews.example/verify/abc',
    },
    { content: omar.content, name: 'Omar Haddad', company: null, rating: null, label: 'Received a reward' },
  ])
  expect(markdown).toContain(String.raw`> \[…\] They are honest.`)
  expect(markdown).toContain('> **Omar Haddad** · ')
  expect(markdown).toContain('Received a reward · [Proof](https://reviews.example/verify/abc)')
  expect(quotedTexts([])).toBe('')
})
