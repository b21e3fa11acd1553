/** The length of a partner code, in characters. */
export const BUSINESS_CODE_LENGTH = { min: 4, max: 20 } as const

const BUSINESS_CODE = /^[A-Z0-9]{4,20}$/

/** Returns a partner code in its stored form, in upper case and without spaces; null for an invalid code. */
export function businessCodeOf(written: string): string | null {
  const code = written.replaceAll(/\s/g, '').toUpperCase()
  return BUSINESS_CODE.test(code) ? code : null
}
