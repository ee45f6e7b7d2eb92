/** Encodings that spreadsheets and older systems still write, besides Unicode. */
export const oldEncodings = [
  ['windows-1252', 'Western European'],
  ['windows-1250', 'Central European'],
  ['windows-1251', 'Cyrillic'],
  ['windows-1253', 'Greek'],
  ['windows-1254', 'Turkish'],
  ['windows-874', 'Thai'],
  ['shift_jis', 'Japanese'],
  ['gb18030', 'Chinese, simplified'],
  ['big5', 'Chinese, traditional'],
  ['euc-kr', 'Korean'],
] as const
export type OldEncoding = (typeof oldEncodings)[number][0]

export interface Decoded {
  text: string
  /** Set when the file is not Unicode and its encoding had to be assumed. */
  assumed: OldEncoding | undefined
}

/** Turns a file's bytes into text: Unicode where it is, else `encoding`, else what a Western spreadsheet writes. */
export function decodeFile(bytes: Uint8Array, encoding?: OldEncoding): Decoded {
  if (isZip(bytes)) return { text: `data:;base64,${base64Of(bytes)}`, assumed: undefined }
  const unicode = unicodeOf(bytes)
  if (unicode !== undefined) return { text: new TextDecoder(unicode).decode(bytes), assumed: undefined }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), assumed: undefined }
  } catch {
    const assumed = encoding ?? 'windows-1252'
    return { text: new TextDecoder(assumed).decode(bytes), assumed }
  }
}

/** Excel files are zips as well; the server unpacks them. */
function isZip([p, k, three, four]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && three === 3 && four === 4
}

function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = []
  // More arguments than this are too many for some browsers.
  for (let at = 0; at < bytes.length; at += 8_192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  }
  return btoa(pieces.join(''))
}

/** Tells UTF-16 by its byte order mark, or by every other byte being zero. */
function unicodeOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 8
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : undefined
}
