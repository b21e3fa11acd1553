import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('a folded text', () => {
  it.each([
    ['Electrónica', 'electronica'],
    ['ÉMILE Ñandú', 'emile nandu'],
    ['De\u0301ja\u0300 vu', 'deja vu'],
    ['İstanbul', 'istanbul'],
    ['Straße 25 %', 'straße 25 %'],
    ['Việt Nam', 'viet nam'],
    ['東京', '東京'],
    ['', ''],
  ])('for "%s" is "%s", in any form of its accents', (text, folded) => {
    expect(fold(text)).toBe(folded)
    expect(fold(text.normalize('NFD'))).toBe(folded)
    expect(fold(text.normalize('NFC'))).toBe(folded)
  })
})
