import { describe, expect, it } from 'vitest'
import { shortText } from './short-text.ts'

const products = ['Channel Insights', 'Customer Perception', 'Digital Landscapes', 'Report Builder']
const given = { locale: 'en-US' }

describe('a value in one line', () => {
  it('is complete without a limit', () => {
    const { shown, isCut } = shortText(products, given)
    expect(shown).toBe('Channel Insights, Customer Perception, Digital Landscapes, Report Builder')
    expect(isCut).toBe(false)
  })

  it('TBL-06 is cut between the items of a list, and counts the remaining ones', () => {
    expect(shortText(products, { ...given, limit: 40 })).toMatchObject({
      shown: 'Channel Insights, Customer Perception',
      rest: ', Digital Landscapes, Report Builder',
      more: 2,
    })
  })

  it('TBL-06 shows at least one item of a list, itself cut if it is longer', () => {
    expect(shortText(products, { ...given, limit: 10 })).toMatchObject({ shown: 'Channel In…', more: 3 })
  })

  it('TBL-06 is cut anywhere if it is a text', () => {
    const text = 'Channel Insights, Customer Perception, Digital Landscapes'
    expect(shortText(text, { ...given, limit: 40 })).toMatchObject({
      shown: 'Channel Insights, Customer Perception, D…',
      rest: '',
      more: 0,
      isCut: true,
    })
  })
})
