import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { handler } from 'altcha-lib/workers/shared'

// Browsers keep WebCrypto from pages without https. Those of a self-hosted instance in a local network still
// have to solve the challenge, in plain JavaScript and some seconds.
handler({
  deriveKey: async ({ cost, keyLength }, salt, password) => ({
    derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
  }),
})
