import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

it('SES-03 a password is stored as a memory-hard salted hash with its cost, and verified against it', async () => {
  const [one, two] = [await hashPassword('näive'), await hashPassword('näive')]
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('na\u0308ive', one)).toBe(true)
  expect(await verifyPassword('naive', one)).toBe(false)
  expect(await verifyPassword('näive', undefined)).toBe(false)
})
