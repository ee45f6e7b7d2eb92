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
      Buffer.concat([
        signature(0x02014b50),
        uint16(version),
        common,
        directoryTail(offset),
        Buffer.from(name),
      ]),
    )
    offset += head.length + data.length
    yield head
    yield data
  }
  const listed = Buffer.concat(directory)
  const count = uint16(directory.length)
  yield listed
  yield Buffer.concat([
    signature(0x06054b50),
    uint16(0),
    uint16(0),
    count,
    count,
    uint32(listed.length),
    uint32(offset),
    uint16(0),
  ])
}

/** What a file's own head and its line in the directory have in common. */
function commonFields(bytes: Buffer, data: Buffer, method: number, name: string, now: Date): Buffer {
  const nameLength = Buffer.byteLength(name)
  return Buffer.concat([
    uint16(version),
    uint16(flags),
    uint16(method),
    uint16((now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)),
    uint16(((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()),
    uint32(crc32(bytes)),
    uint32(data.length),
    uint32(bytes.length),
    uint16(nameLength),
    uint16(0),
  ])
}

/** Comment, disk and attributes, all of them none; and where the file begins. */
function directoryTail(offset: number): Buffer {
  return Buffer.concat([Buffer.alloc(10), uint32(offset)])
}

const signature = uint32

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
