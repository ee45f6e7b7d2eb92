// Checks the histories of an account export and names what was tampered with. Built-ins of Node 20.12 only, and nothing
// of the server: whoever does not trust it can read this file, and docs/history-export.md, and check for themselves.
//
//   node scripts/verify-ledger.mjs EXPORT [--keys FILE] [--earlier EXPORT]
//
// --keys: the instance's keys, as `/.well-known/plaudit-keys.json` has them. Without it, whoever changed the export may
// have changed its keys too. --earlier: an older export of the same workspace, which this one must continue.
import { createPublicKey, hash, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const none = Buffer.alloc(0)
const bytes = (base64) => Buffer.from(base64 ?? '', 'base64')
const hex = (buffer) => buffer.toString('hex') || '-'
const sha256 = (data) => hash('sha256', data, 'buffer')
const innerNode = Buffer.of(1)
const text = (string) => Buffer.from(string)

/**
 * What is wrong with an export, each as `{ kind, where, what }`; and how much was checked. `keys`: a list that is
 * trusted; `earlier`: an export that this one must continue.
 */
export function verifyLedger(account, { keys, earlier } = {}) {
  const workspaceId = account.workspace?.id
  const found = []
  const say = (kind, where, what) => void found.push({ kind, where, what })
  const trusted = new Map((keys ?? account.historyKeys ?? []).map((key) => [key.id, key]))
  const chains = readChains(account.testimonialEvents ?? [], workspaceId, say)
  for (const [id, rows] of chains) chains.set(id, checkChain(id, rows, say))
  const heads = new Map()
  const sealed = readSeal(account.historySeal)
  const checkpoints = checkCheckpoints(
    account.historyCheckpoints ?? [],
    { workspaceId, trusted, heads, sealed },
    say,
  )
  checkSeal(account.historySeal, { workspaceId, trusted, heads, checkpoints }, say)
  const entries = checkHeads(chains, { heads, sealed }, say)
  if (earlier) checkContinuation(checkpoints, earlier.historyCheckpoints ?? [], say)
  const unsigned = [...chains].filter(([id, rows]) => (heads.get(id)?.at(-1)?.seq ?? 0) < rows.length).length
  return { found, chains: chains.size, entries, checkpoints: checkpoints.length, unsigned }
}

function readChains(events, workspaceId, say) {
  const chains = new Map()
  for (const event of events) {
    const { testimonialId: id, seq } = event
    if (event.workspaceId !== workspaceId)
      say('swapped workspace', `${id}, entry ${seq}`, `belongs to the workspace ${event.workspaceId}`)
    const rows = chains.get(id)
    if (rows) rows.push(entryOf(event))
    else chains.set(id, [entryOf(event)])
  }
  return chains
}

/** What is needed of an entry once its own hashes are checked: of a sound one little, so that many have room. */
function entryOf(row) {
  const { testimonialId, seq, type, at, previousHash, hash: own, payload } = row
  const isSound = hashOf(row, seq) === own
  const isErased = payload === null
  const known = { testimonialId, seq, type, at, previousHash, hash: own, isSound, isErased }
  return isSound && holdsPayload(row) ? known : { ...row, ...known, isOther: !holdsPayload(row) }
}

/**
 * One history by itself: does each entry say what its hash says, and follow from the one before it? Answers its entries
 * under the numbers that their hashes were made with.
 */
function checkChain(id, stated, say) {
  if (stated.some(({ seq }, index) => index > 0 && stated[index - 1].seq > seq))
    say('reordered', id, 'its entries do not stand in the order of their numbers')
  const own = stated.map((row) => ownNumber(row, stated))
  checkNumbers(stated, own, say)
  const rows = stated.map((row, index) => ({
    row,
    seq: own[index] ?? row.seq,
    isSound: own[index] !== undefined,
  }))
  rows.sort((one, other) => one.seq - other.seq)
  const mayLackDetails = stated.some(({ type }) => type === 'erased')
  let before = { seq: 0, row: { hash: '' } }
  let older
  for (const one of rows) {
    const { row, seq, isSound } = one
    if (!isSound) say('edited', nameOf(row), 'it does not say what its hash says')
    else if (row.isOther) say('edited', nameOf(row), 'its details are not those that its hash was made of')
    else if (row.isErased && !mayLackDetails)
      say('edited', nameOf(row), 'its details are gone, and nothing says that they were erased')
    if (seq === before.seq) say('forked', nameOf(row), `there are two entries ${seq}`)
    else if (seq > before.seq + 1) say('deleted', id, `entry ${before.seq + 1} is missing`)
    else if (row.previousHash !== before.row.hash && row.previousHash === older?.row.hash)
      say('inserted', nameOf(before.row), `entry ${seq} follows from entry ${older.seq}, not from this one`)
    else if (row.previousHash !== before.row.hash && isSound)
      say('edited', nameOf(row), `it does not follow from entry ${before.seq} as that one is here`)
    older = before
    before = one
  }
  return rows
}

const nameOf = ({ testimonialId, seq, type, at }) => `${testimonialId}, entry ${seq} (${type}, ${at})`

/** Where an entry was put in or taken out, the others had to be numbered anew; their hashes remember. */
function checkNumbers(rows, own, say) {
  const at = rows.findIndex(({ seq }, index) => own[index] !== undefined && own[index] !== seq)
  if (at === -1) return
  const [row, number] = [rows[at], own[at]]
  if (rows.every(({ seq }) => own.includes(seq)))
    say('reordered', nameOf(row), `by its hash it is entry ${number}`)
  else if (number > row.seq)
    say('deleted', nameOf(row), `by its hash it is entry ${number}: one before it is missing`)
  else say('inserted', nameOf(row), `by its hash it is entry ${number}: another was put in before it`)
}

/** The number that an entry's hash was made with: what is put in or taken out has the rest numbered anew. */
function ownNumber(row, rows) {
  if (row.isSound) return row.seq
  const others = [row.seq + 1, row.seq - 1, ...rows.map(({ seq }) => seq)]
  return others.find((seq) => hashOf(row, seq) === row.hash)
}

function hashOf(row, seq) {
  const commitment = bytes(row.commitment).toString('hex')
  const moment = row.at.replace('Z', '000Z')
  const line = `v1|${row.testimonialId}|${seq}|${row.type}|${row.actor}|${moment}|${commitment}`
  return hash('sha256', Buffer.concat([bytes(row.previousHash), text(line)]), 'base64')
}

/** What was erased cannot be checked any more, and need not be. */
function holdsPayload({ payload, salt, commitment }) {
  if (payload === null || salt === null) return payload === salt
  return hash('sha256', Buffer.concat([bytes(salt), text(payload)]), 'base64') === commitment
}

/** The checkpoints one after the other; fills `heads` with what they say of each history. */
function checkCheckpoints(all, { workspaceId, trusted, heads, sealed }, say) {
  let before = { number: 0, hash: none }
  return all
    .toSorted((one, other) => one.number - other.number)
    .map((row) => {
      const where = `checkpoint ${row.number} (${row.at})`
      const leaves = leavesOf(bytes(row.heads))
      const root = merkleRoot(leaves.map(({ leaf }) => leaf))
      const previous = bytes(row.previousHash)
      const fields = [row.workspaceId, row.number, row.at, leaves.length, hex(root), hex(previous), row.keyId]
      const signed = `plaudit-checkpoint-1\n${fields.join('\n')}\n`
      if (row.workspaceId !== workspaceId)
        say('swapped workspace', where, `is of the workspace ${row.workspaceId}`)
      if (row.number === before.number) say('forked', where, 'there are two of this number')
      else if (row.number > before.number + 1) say('deleted', where, `the one before it is missing`)
      else if (!previous.equals(before.hash)) say('forked', where, 'it follows from another one')
      checkSignature({ note: signed, row, where, trusted }, say)
      // One that is newer than the seal was signed while the file was written: what it covers need not be in it.
      if (row.number <= sealed.number)
        for (const { id, seq, hash: head } of leaves) note(heads, id, { seq, head, where, at: row.at })
      before = { number: row.number, hash: sha256(signed) }
      return { ...before, where }
    })
}

function note(heads, id, signed) {
  const known = heads.get(id)
  if (known) known.push(signed)
  else heads.set(id, [signed])
}

function checkSignature({ note, row, where, trusted }, say) {
  const key = trusted.get(row.keyId)
  if (!key) return say('re-signed', where, `the key ${row.keyId} is none of this instance's`)
  if (key.retiredAt && row.at > key.retiredAt)
    return say('re-signed', where, `the key ${row.keyId} was retired before, on ${key.retiredAt}`)
  if (!isSigned(note, bytes(row.signature), key))
    return say('re-signed', where, 'the signature is not that of what it says')
  return undefined
}

function isSigned(note, signature, { publicKey }) {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey }
  return verify(null, text(note), createPublicKey({ key: jwk, format: 'jwk' }), signature)
}

/** Up to where an export is sealed; without a seal nothing in it is newer. */
function readSeal(seal) {
  const [, , number, at] = seal?.note.split('\n') ?? []
  return seal ? { number: Number(number), at } : { number: Infinity, at: '\uFFFF' }
}

/** The last word of an export: how many checkpoints there were, and how far the histories had come since. */
function checkSeal(seal, { workspaceId, trusted, heads, checkpoints }, say) {
  if (!seal) return say('cut', 'the export', 'nothing says where it ends: it has no seal')
  const [format, of, number, at, chains, root, lastHash, keyId] = seal.note.split('\n')
  const where = `the export's seal (${at})`
  if (format !== 'plaudit-export-1') return say('edited', where, `its format is ${format}`)
  if (of !== workspaceId) say('swapped workspace', where, `is of the workspace ${of}`)
  const row = { keyId, at, signature: seal.signature }
  checkSignature({ note: seal.note, row, where, trusted }, say)
  if (seal.heads.length !== Number(chains) || merkleRoot(seal.heads).toString('hex') !== root)
    say('edited', where, 'its list of histories is not the one that was signed')
  const last = checkpoints.find((one) => one.number === Number(number))
  if (Number(number) > (checkpoints.at(-1)?.number ?? 0))
    say('cut', where, `there were ${number} checkpoints; ${checkpoints.length} are here`)
  else if (last && hex(last.hash) !== lastHash)
    say('forked', last.where, 'the export was sealed with another one')
  for (const leaf of seal.heads) {
    const [id, seq, head] = leaf.split('|')
    note(heads, id, { seq: Number(seq), head: Buffer.from(head, 'hex'), where, at })
  }
  return undefined
}

/**
 * Each history against everything that was signed of it. Answers how many entries there are. What says that it happened
 * after the seal is blamed for nothing: it is counted.
 */
function checkHeads(chains, { heads, sealed }, say) {
  let entries = 0
  for (const [id, rows] of chains) {
    entries += rows.length
    const isNewer = rows.every(({ row }) => row.at > sealed.at)
    if (!heads.has(id) && !isNewer) say('inserted', id, 'no checkpoint knows this history')
  }
  for (const [id, signed] of heads) {
    const rows = chains.get(id)
    if (!rows) say('deleted', id, `${signed[0].where} knows this history; it is missing`)
    for (const { seq, head, where } of rows ? signed : []) {
      const here = rows[seq - 1]?.seq === seq ? [rows[seq - 1]] : rows.filter((one) => one.seq === seq)
      if (seq > rows.at(-1).seq) say('cut', id, `${where} knows ${seq} entries; ${rows.length} are here`)
      else if (here.length > 0 && !here.some(({ row }) => bytes(row.hash).equals(head)))
        say('edited', nameOf(here[0].row), `it is another one than ${where} has signed`)
    }
    const { at, seq } = signed.at(-1)
    const last = rows?.at(-1)
    // An erasure may have begun before the seal; what it emptied is here as it left it.
    if (last && last.seq > seq && last.row.at < at && last.row.type !== 'erased')
      say('inserted', nameOf(last.row), 'it is older than what was signed last, which does not know it')
  }
  return entries
}

function checkContinuation(checkpoints, earlier, say) {
  const now = new Map(checkpoints.map((one) => [one.number, one]))
  for (const { number, hash: known } of earlier) {
    const here = now.get(number)
    if (!here) say('cut', `checkpoint ${number}`, 'the earlier export has it')
    else if (here.hash.toString('base64') !== known)
      say('forked', here.where, 'the earlier export has another one of this number')
  }
}

/** 52 bytes each: the testimonial's id, the number of its newest entry, and that entry's hash. */
function leavesOf(packed) {
  return Array.from({ length: Math.floor(packed.length / 52) }, (_, index) => {
    const one = packed.subarray(index * 52, index * 52 + 52)
    const id = one.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    const [seq, head] = [one.readUInt32BE(16), one.subarray(20)]
    return { id, seq, hash: head, leaf: `${id}|${seq}|${head.toString('hex')}` }
  })
}

/** RFC 6962, without recursion: full subtrees are joined as they fill up, and the rest from the right. */
function merkleRoot(leaves) {
  const stack = []
  for (const [index, leaf] of leaves.entries()) {
    stack.push(sha256(`\0${leaf}`))
    for (let size = index + 1; size % 2 === 0; size /= 2) join(stack)
  }
  while (stack.length > 1) join(stack)
  return stack[0] ?? sha256(none)
}

function join(stack) {
  const right = stack.pop()
  stack.push(sha256(Buffer.concat([innerNode, stack.pop(), right], 65)))
}

/**
 * An export as the server writes it has every row of its lists on a line of its own: rows are read one by one, and other
 * lists not at all. A file that somebody has laid out anew is read whole.
 */
function readAccount(file) {
  const whole = readFileSync(file)
  const start = (list) => whole.indexOf(`\n"${list}":[\n`)
  const head = whole.indexOf(',\n"')
  if (head === -1 || start('testimonialEvents') === -1) return JSON.parse(whole.toString())
  return {
    ...JSON.parse(`${whole.toString('utf8', 0, head)}}`),
    testimonialEvents: rowsAt(whole, start('testimonialEvents')),
    historyCheckpoints: [...rowsAt(whole, start('historyCheckpoints'))],
  }
}

function* rowsAt(whole, start) {
  if (start === -1) return
  for (let from = whole.indexOf(10, start + 1) + 1; whole[from] === 123;) {
    const end = whole.indexOf(10, from)
    yield JSON.parse(whole.toString('utf8', from, whole[end - 1] === 44 ? end - 1 : end))
    from = end + 1
  }
}

function run([file, ...options]) {
  const accountNamed = (name) =>
    options.includes(name) ? readAccount(options[options.indexOf(name) + 1]) : undefined
  if (!file) throw new Error('Usage: node scripts/verify-ledger.mjs EXPORT [--keys FILE] [--earlier EXPORT]')
  const keys = accountNamed('--keys')?.keys
  const result = verifyLedger(readAccount(file), { keys, earlier: accountNamed('--earlier') })
  for (const { kind, where, what } of result.found) console.log(`${kind.toUpperCase()}: ${where}: ${what}`)
  const { chains, entries, checkpoints, unsigned, found } = result
  console.log(
    `${entries} entries in ${chains} histories, ${checkpoints} checkpoints: ${found.length} faults.`,
  )
  if (unsigned > 0) console.log(`${unsigned} histories have entries that are newer than what was signed.`)
  if (!keys)
    console.log('The keys are those of the file. Compare them: --keys, with /.well-known/plaudit-keys.json')
  process.exitCode = found.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv.slice(2))
