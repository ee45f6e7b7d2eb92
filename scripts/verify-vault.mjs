// Checks an unpacked review vault and names what was tampered with. Built-ins of Node 20.12 only, and nothing of the
// server: whoever does not trust it can read this file and check for themselves.
//
//   node scripts/verify-vault.mjs FOLDER [--keys FILE]
//
// --keys: the instance's keys, as `/.well-known/plaudit-keys.json` has them. Without it, whoever changed the files may have
// changed the keys beside them too.
import { createPublicKey, hash, verify } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const seal = 'plaudit-review-vault-1\n'
const own = new Set(['manifest.json', 'manifest.sig', 'keys.json', 'README.txt'])

/** What is wrong with these files, by name; and how many reviews were checked. `keys`: a list that is trusted. */
export function verifyVault(files, keys) {
  const found = []
  const manifestText = files.get('manifest.json')?.toString() ?? ''
  let manifest
  try {
    manifest = JSON.parse(manifestText)
  } catch {
    return { found: ['manifest.json is missing or no JSON'], reviews: 0 }
  }
  const trusted = keys ?? JSON.parse(files.get('keys.json')?.toString() ?? '{}').keys ?? []
  const key = trusted.find(({ id }) => id === manifest.keyId)
  const signature = Buffer.from(files.get('manifest.sig')?.toString() ?? '', 'base64')
  if (!key) found.push(`the key ${manifest.keyId} is not one of this server`)
  else if (!verify(null, Buffer.from(seal + manifestText), publicKeyOf(key), signature))
    found.push('manifest.json was not signed by this server, or was changed since')
  const listed = new Set()
  for (const { name, sha256 } of manifest.files ?? []) {
    listed.add(name)
    const bytes = files.get(name)
    if (!bytes) found.push(`${name} is missing`)
    else if (hash('sha256', bytes, 'hex') !== sha256) found.push(`${name} was changed`)
  }
  for (const name of files.keys()) {
    if (!listed.has(name) && !own.has(name)) found.push(`${name} was added`)
  }
  const reviews = (manifest.files ?? [])
    .filter(({ name }) => name.endsWith('.json'))
    .reduce((sum, { reviews: count }) => sum + count, 0)
  return { found, reviews }
}

function publicKeyOf({ publicKey }) {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
}

function main([folder, option, keyFile]) {
  if (!folder || (option && (option !== '--keys' || !keyFile))) {
    console.error('Usage: node scripts/verify-vault.mjs FOLDER [--keys FILE]')
    return 2
  }
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]))
  const keys = keyFile && JSON.parse(readFileSync(keyFile, 'utf8')).keys
  const { found, reviews } = verifyVault(files, keys)
  for (const what of found) console.log(`✗ ${what}`)
  if (found.length === 0) console.log(`✓ ${reviews} reviews, unchanged since this server signed them`)
  if (!keys) console.log('The keys came with the files. Pass --keys to check against those of the server.')
  return found.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2))
