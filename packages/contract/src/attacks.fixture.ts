import * as fc from 'fast-check'

const PIECES = [
  ' ',
  '\t',
  '\n',
  '\r',
  ...String.raw`/ \ . .. @ : ? # % %2f %5c %25 %2e %2E%2e https evil.example a o log in out`.split(' '),
  ...String.raw`http HTTPS: https:// javascript: java script: data: me:you@ [::1`.split(' '),
]
const SCREENS = '/login /logout login logout LOGOUT %6c %4Cog'.split(' ')

/** Texts that can look like the URL of a portal page, but that a browser can open differently. */
export const attacks = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PIECES, ...SCREENS), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...PIECES, ...SCREENS), { maxLength: 6 }).map((parts) => `/${parts.join('')}`),
  fc.array(fc.constantFrom(...PIECES, ...SCREENS), { maxLength: 6 }).map((parts) => `https://${parts.join('')}`),
)
