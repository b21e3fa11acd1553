import { describe, expect, it } from 'vitest'
import { enUS } from './en-us.ts'
import { esMX } from './es-mx.ts'
import { frCA } from './fr-ca.ts'
import { accented, mirrored, pseudoMessages } from './pseudo.ts'

describe.each([
  ['es-MX', esMX],
  ['fr-CA', frCA],
])('the words in %s', (_language, words) => {
  it('have the same keys as in English, and none is empty', () => {
    expect(Object.keys(words)).toEqual(Object.keys(enUS))
    expect(Object.values(words).filter((word) => word.trim() === '')).toEqual([])
  })
})

describe('the pseudo-languages', () => {
  it('put every word in brackets, one of them 40 % longer', () => {
    const words = pseudoMessages(accented)
    for (const [key, word] of Object.entries(words)) {
      expect(word).toMatch(/^\[.*\]$/)
      expect(word.length).toBeGreaterThanOrEqual(enUS[key as keyof typeof enUS].length * 1.4)
    }
    expect(pseudoMessages(mirrored).close).toBe('[\u202EClose\u202C]')
  })
})
