// Checks an export of the audit log (JSON) and names what was tampered with. Built-ins of Node 20.12 only, and nothing of the
// server: whoever does not trust it can read this file and check for themselves.
//
//   node scripts/verify-audit.mjs EXPORT [--keys FILE]
//
// --keys: the instance's keys, as `/.well-known/plaudit-keys.json` has them. Without it, whoever changed the export may have
// changed its keys too.
import { createPublicKey, hash, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const bytes = (base64) => Buffer.from(base64 ?? '', 'base64')
const sha256 = (data) => hash('sha256', data, 'buffer')

/** What is wrong with an export, in sentences; none when it is whole. `keys`: a list that is trusted. */
export function verifyAudit({ entries, seal }, keys = seal.keys) {
  const found = []
  let last = Buffer.alloc(0)
  for (const [index, entry] of entries.entries()) {
    const own = hashOf(entry, last)
    if (entry.seq !== index + 1) found.push(`Entry ${index + 1} is missing.`)
    else if (!own.equals(bytes(entry.hash)))
      found.push(`Entry ${entry.seq} does not follow from the one before it.`)
    else if (
      !sha256(Buffer.concat([bytes(entry.salt), Buffer.from(entry.payload)])).equals(bytes(entry.commitment))
    )
      found.push(`Entry ${entry.seq} says something else than when it was written.`)
    if (found.length > 0) return found
    last = own
  }
  return sealProblems(seal, keys, entries.length, last)
}

function hashOf({ seq, type, actor, at, commitment }, previous) {
  const moment = at.replace('Z', '000Z')
  const line = `v1|audit|${seq}|${type}|${actor}|${moment}|${bytes(commitment).toString('hex')}`
  return sha256(Buffer.concat([previous, Buffer.from(line)]))
}

function sealProblems({ note, signature }, keys, count, last) {
  const [format, , seq, end, keyId] = note.split('\n')
  const key = keys.find(({ id }) => id === keyId)
  if (format !== 'plaudit-audit-1' || !key) return ['The seal was made with a key that is not known.']
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.publicKey }
  const isSigned = verify(
    null,
    Buffer.from(note),
    createPublicKey({ key: jwk, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return ['The signature of the seal does not match.']
  const isWhole = Number(seq) === count && end === (last.toString('hex') || '-')
  return isWhole ? [] : [`The seal knows ${seq} entries, and the export has ${count}.`]
}

function run([file, flag, keysFile]) {
  const read = (name) => JSON.parse(readFileSync(name, 'utf8'))
  const log = read(file)
  const found = verifyAudit(log, flag === '--keys' ? read(keysFile).keys : undefined)
  for (const sentence of found) console.error(sentence)
  if (found.length === 0) console.log(`All ${log.entries.length} entries are intact.`)
  process.exitCode = found.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv.slice(2))
