import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file in an archive. What is compressed already is stored as it is. */
export interface ZipEntry {
  /** With slashes between folders. */
  readonly name: string
  readonly bytes: Buffer
  readonly isCompressed?: boolean
}

const version = 20
/** Bit 11: names are in UTF-8. */
const flags = 0x0800
const [stored, deflated] = [0, 8]

/** A ZIP archive (APPNOTE 6.3.10) in parts, one file in memory at a time; at most 65,535 files and 4 GB. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, isCompressed } of entries) {
    const data = isCompressed ? bytes : await promisify(deflateRaw)(bytes)
    const common = commonFields(bytes, data, isCompressed ? stored : deflated, name, now)
    const head = Buffer.concat([signature(0x04034b50), common, Buffer.from(name)])
    directory.push(
      Buffer.concat([signature(0x02014b50), short(version), common, ends(offset), Buffer.from(name)]),
    )
    offset += head.length + data.length
    yield head
    yield data
  }
  const listed = Buffer.concat(directory)
  const count = short(directory.length)
  yield listed
  yield Buffer.concat([
    signature(0x06054b50),
    short(0),
    short(0),
    count,
    count,
    long(listed.length),
    long(offset),
    short(0),
  ])
}

/** What a file's own head and its line in the directory have in common. */
function commonFields(bytes: Buffer, data: Buffer, method: number, name: string, now: Date): Buffer {
  const nameLength = Buffer.byteLength(name)
  return Buffer.concat([
    short(version),
    short(flags),
    short(method),
    short((now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)),
    short(((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()),
    long(crc32(bytes)),
    long(data.length),
    long(bytes.length),
    short(nameLength),
    short(0),
  ])
}

/** Comment, disk and attributes, all of them none; and where the file begins. */
function ends(offset: number): Buffer {
  return Buffer.concat([Buffer.alloc(10), long(offset)])
}

const signature = long

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
