import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** What this instance alone can make and check. Keys of different purposes are independent. */
export interface Secrets {
  keyFor(purpose: string): string
  sign(purpose: string, value: Buffer): Buffer
  verify(purpose: string, value: Buffer, signature: Buffer): boolean
  /** Encrypts for ourselves (AES-256-GCM). Opens only with the same `boundTo`: say which row and column it belongs to. */
  seal(purpose: string, plain: Buffer, boundTo: string): Buffer
  /** Undefined when this was not sealed here for that purpose and place, or was changed. */
  open(purpose: string, sealed: Buffer, boundTo: string): Buffer | undefined
}

const macLength = 16
/** Derived keys that are remembered. */
const mostKnown = 100
const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Signatures under one key of at least 32 bytes, cut to 128 bits. */
export function secretsFrom(key: Buffer): Secrets {
  const known = new Map<string, string>()
  /** The same for the same purpose, of which there are few. */
  const keyFor = (purpose: string) => {
    const made =
      known.get(purpose) ??
      Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32)).toString('base64url')
    if (known.size < mostKnown) known.set(purpose, made)
    return made
  }
  const sign = (purpose: string, value: Buffer) =>
    createHmac('sha256', keyFor(purpose)).update(value).digest().subarray(0, macLength)
  const cipherKey = (purpose: string) => Buffer.from(keyFor(purpose), 'base64url')
  return {
    keyFor,
    sign,
    verify: (purpose, value, signature) =>
      signature.length === macLength && timingSafeEqual(sign(purpose, value), signature),
    seal(purpose, plain, boundTo) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, cipherKey(purpose), iv)
      cipher.setAAD(Buffer.from(boundTo))
      const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden])
    },
    open(purpose, sealed, boundTo) {
      if (sealed.length < ivLength + tagLength) return undefined
      const decipher = createDecipheriv(algorithm, cipherKey(purpose), sealed.subarray(0, ivLength), {
        authTagLength: tagLength,
      })
      decipher.setAAD(Buffer.from(boundTo))
      decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}
