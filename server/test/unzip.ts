import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive by their names, as its directory lists them. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('It has no end of a directory')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('It has no line of a directory')
    const [method, crc, size, nameLength] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const begins = archive.readUInt32LE(at + 42)
    if (archive.readUInt32LE(begins) !== 0x04034b50) throw new Error(`${name} has no head`)
    const data = begins + 30 + archive.readUInt16LE(begins + 26) + archive.readUInt16LE(begins + 28)
    const stored = archive.subarray(data, data + size)
    const bytes = method === 0 ? stored : inflateRawSync(stored)
    if (crc32(bytes) !== crc) throw new Error(`${name} is not what was stored`)
    files.set(name, bytes)
    at += 46 + nameLength
  }
  return files
}
