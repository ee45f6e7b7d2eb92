import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const output = path.join(root, 'dist/compressed')
const texts = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/

/** Pages with this in them are other bytes on every server, which compresses them when they are first asked for. */
const filledInLater = '__PUBLIC_URL__'

/**
 * Compresses what browsers get into `dist/compressed`, each file named by the hash of what is in it: a file that has
 * changed since finds nothing there, and never another one's bytes (`server/http/prepared.ts`).
 */
async function compressBuilt() {
  mkdirSync(output, { recursive: true })
  const wanted = new Set()
  const files = ['dist/web', 'dist/widget'].flatMap((folder) => filesOf(path.join(root, folder)))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      if (bytes.includes(filledInLater)) return
      const name = createHash('sha256').update(bytes).digest('base64url')
      wanted.add(`${name}.gz`).add(`${name}.br`)
      if (existsSync(path.join(output, `${name}.br`))) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      write(`${name}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      write(`${name}.br`, await promisify(brotliCompress)(bytes, { params }))
    }),
  )
  for (const name of readdirSync(output)) if (!wanted.has(name)) rmSync(path.join(output, name))
}

/** Whole or not at all: a half file under this name would be sent for good. */
function write(name, bytes) {
  const unfinished = path.join(output, `.${name}`)
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path.join(output, name))
}

function filesOf(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compressBuilt()
