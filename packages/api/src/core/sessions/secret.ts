import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Keys derived from the session secret, one for each purpose. */
export interface Secret {
  /** A text key for another library's use, e.g. cookie signing. */
  derive(purpose: string): string
  /** A keyed fingerprint (HMAC-SHA-256, base64url), stored in place of a token. */
  fingerprint(token: string): string
  /** Encrypts and authenticates a text for a round trip through a cookie. */
  seal(text: string): string
  /** Decrypts a sealed text; null if it isn't ours or was changed. */
  open(sealed: string): string | null
}

/** Derives a server's keys from its session secret. */
export function createSecret(master: string): Secret {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'tessera', purpose, 32))
  const sealing = key('seal')
  const hashing = key('fingerprint')
  return {
    derive: (purpose) => key(purpose).toString('base64url'),
    fingerprint: (token) => createHmac('sha256', hashing).update(token).digest('base64url'),
    seal(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, sealing, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv(ALGORITHM, sealing, bytes.subarray(0, IV_BYTES))
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** A new random token of 256 bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
