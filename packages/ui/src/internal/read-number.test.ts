import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

const cad = { style: 'currency', currency: 'CAD' } as const
const kilograms = { style: 'unit', unit: 'kilogram' } as const

describe('readNumber', () => {
  it.each([
    ['en-US', '2,5', 2.5],
    ['en-US', '1,234', 1234],
    ['en-US', '1,234.5', 1234.5],
    ['en-US', '1.234,5', 1234.5],
    ['en-US', '1.234.567', 1_234_567],
    ['en-US', '12,34,567', 1_234_567],
    ['en-US', '0,125', 0.125],
    ['en-US', "1'234.5", 1234.5],
    ['en-US', '1’234,5', 1234.5],
    ['en-US', '1\u202f234\u00a0567,5', 1_234_567.5],
    ['en-US', '−7', -7],
    ['en-US', '– 7', -7],
    ['en-US', '+7', 7],
    ['en-US', ',5', 0.5],
    ['en-US', '٣٫٥', 3.5],
    ['en-US', '१२३', 123],
    ['en-US', '１２．５', 12.5],
    ['es-MX', '2,5', 2.5],
    ['es-MX', '1,234.5', 1234.5],
    ['es-MX', '1.234,5', 1234.5],
    ['fr-CA', '125.00', 125],
    ['fr-CA', '1,234', 1.234],
    ['fr-CA', '1,234.5', 1234.5],
    ['fr-CA', '1.234,5', 1234.5],
    ['fr-CA', '1\u00a0234,5', 1234.5],
    ['fr-CA', '1 234.5', 1234.5],
  ])('in %s, reads %s as %d', (locale, text, number) => {
    expect(readNumber(text, locale)).toEqual({ number, isTooFine: false, isTooLong: false })
  })

  it.each([
    ['en-US', '$1,234.50', cad, 1234.5],
    ['en-US', '-CA$1,234.50', cad, -1234.5],
    ['en-US', 'CAD 1,234.50', cad, 1234.5],
    ['fr-CA', '1 234,50 $ cad', cad, 1234.5],
    ['en-US', '($5.00)', { ...cad, currencySign: 'accounting' }, -5],
    ['en-US', '12.5 %', { style: 'percent', maximumFractionDigits: 1 }, 0.125],
    ['en-US', '5 kilograms', kilograms, 5],
    ['fr-CA', '5 kg', kilograms, 5],
  ] as const)(
    'in %s, reads %s with the currency, unit or percent sign of its format',
    (locale, text, options, number) => {
      expect(readNumber(text, locale, options)).toEqual({ number, isTooFine: false, isTooLong: false })
    },
  )

  it.each(['1,234,5', '1.5 234', '12 34', '1e5', '1/2', '5²', '1:30', '5-', '.', '-', '$5', '5 %', '--5'])(
    'reads no number from %s',
    (text) => {
      expect(readNumber(text, 'en-US').number).toBeNaN()
    },
  )

  it.each([
    ['USD 5', cad],
    ['€5', cad],
    ['5 lb', kilograms],
  ] as const)('reads no number from %s, which has another currency or unit', (text, options) => {
    expect(readNumber(text, 'en-US', options).number).toBeNaN()
  })

  it.each([
    ['en-US', '12.5', 0, true],
    ['en-US', '12.00', 0, false],
    ['fr-CA', '125.000', 2, true],
    ['en-US', '1.239', 2, true],
    ['en-US', '1.2300', 2, false],
  ])('in %s, returns whether %s has more than %d decimals', (locale, text, maximumFractionDigits, isTooFine) => {
    expect(readNumber(text, locale, { maximumFractionDigits })).toMatchObject({ isTooFine })
  })

  it.each([
    ['9,007,199,254,740,991', false],
    ['9,007,199,254,740,993', true],
    ['999999999999999999', true],
    ['1000000000000000000', true],
    ['0.1234567', false],
    ['0.1234567890123456789', true],
    ['000.500', false],
    ['0', false],
  ])('returns whether %s has more digits than a number can represent', (text, isTooLong) => {
    expect(readNumber(text, 'en-US')).toMatchObject({ isTooLong })
  })
})
