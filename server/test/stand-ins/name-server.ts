import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server on this machine that knows these TXT records and no others. */
export async function nameServer(records: Map<string, string>) {
  const socket = createSocket('udp4')
  socket.on('message', (asked, { port, address }) => socket.send(answerTo(asked, records), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

const notFound = 0x8183
const found = 0x8180

/** RFC 1035: the question again and, where there is one, a single answer. */
function answerTo(asked: Buffer, records: Map<string, string>): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('ascii', at + 1, at + 1 + length).toLowerCase())
    at += length + 1
  }
  const question = asked.subarray(12, at + 5)
  const record = records.get(labels.join('.'))
  const head = Buffer.alloc(12)
  asked.copy(head, 0, 0, 2)
  head.writeUInt16BE(record === undefined ? notFound : found, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(record === undefined ? 0 : 1, 6)
  if (record === undefined) return Buffer.concat([head, question])
  const text = textOf(record)
  const fixed = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, text.length >> 8, text.length & 0xff])
  return Buffer.concat([head, question, fixed, text])
}

/** In pieces of at most 255 bytes, each after its length. */
function textOf(record: string): Buffer {
  const pieces = Buffer.from(record)
    .toString('latin1')
    .match(/[^]{1,255}/g) ?? ['']
  return Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')])),
  )
}
