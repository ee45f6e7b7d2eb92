import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return bytes
}

test('UTF-8 is read as it is, without its byte order mark', () => {
  const bytes = new TextEncoder().encode('\uFEFFname,review\nJürgen,ดีมาก')
  expect(decodeFile(bytes)).toEqual({ text: 'name,review\nJürgen,ดีมาก', assumed: undefined })
})

test.for([
  ['little-endian with a mark', utf16('\uFEFFname\tZoë', true)],
  ['big-endian with a mark', utf16('\uFEFFname\tZoë', false)],
  ['little-endian without a mark', utf16('name\tZoë', true)],
  ['big-endian without a mark', utf16('name\tZoë', false)],
] as const)('UTF-16 %s is recognized', ([, bytes]) => {
  expect(decodeFile(bytes)).toEqual({ text: 'name\tZoë', assumed: undefined })
})

test('what a Western spreadsheet writes is taken for what it is, and said to be assumed', () => {
  const bytes = Uint8Array.from([0x4a, 0xfc, 0x72, 0x67, 0x65, 0x6e, 0x20, 0x93, 0x67, 0x75, 0x74, 0x94])
  expect(decodeFile(bytes)).toEqual({ text: 'Jürgen “gut”', assumed: 'windows-1252' })
})

test('the owner can say which old encoding it is', () => {
  expect(decodeFile(Uint8Array.from([0xb4, 0xd5]), 'windows-874').text).toBe('ดี')
})
