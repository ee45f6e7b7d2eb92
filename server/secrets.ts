import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

/** What this instance alone can make and check. Keys of different purposes are independent. */
export interface Secrets {
  keyFor(purpose: string): string
  sign(purpose: string, value: Buffer): Buffer
  verify(purpose: string, value: Buffer, signature: Buffer): boolean
}

const macLength = 16

/** Signatures under one key of at least 32 bytes, cut to 128 bits. */
export function secretsFrom(key: Buffer): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32)).toString('base64url')
  const sign = (purpose: string, value: Buffer) =>
    createHmac('sha256', keyFor(purpose)).update(value).digest().subarray(0, macLength)
  return {
    keyFor,
    sign,
    verify: (purpose, value, signature) =>
      signature.length === macLength && timingSafeEqual(sign(purpose, value), signature),
  }
}

/** Reads the instance key of the data folder, making it on the first start. Copies behind one database share this file. */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const folder = path.join(dataFolder, 'keys')
  const file = path.join(folder, 'instance.key')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept = await readFile(file).catch(() => undefined)
  if (kept && kept.length >= 32) return secretsFrom(kept)
  const key = randomBytes(32)
  const fresh = await open(`${file}.new`, 'w', 0o600)
  await fresh.writeFile(key)
  await fresh.sync()
  await fresh.close()
  await rename(`${file}.new`, file)
  return secretsFrom(key)
}
