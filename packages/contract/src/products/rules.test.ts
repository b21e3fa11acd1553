import { describe, expect, it } from 'vitest'
import {
  KNOW_YOUR_CUSTOMER,
  KNOW_YOUR_SUPPLIER,
  PRODUCT_CODES,
  isTileHidden,
  joinProducts,
  productsOfMarket,
  tileState,
} from './rules.ts'

describe('products', () => {
  it('PRD-02 the US offers eight products, Customer Pulse not in production', () => {
    expect(productsOfMarket('US', false)).toEqual(PRODUCT_CODES)
    expect(productsOfMarket('US', true)).toEqual(PRODUCT_CODES.filter((code) => code !== 'CUSTOMER_PULSE'))
  })

  it.each(['MX', 'CA'] as const)('PRD-02 %s offers Shopper Behavior and Report Builder only', (tenant) => {
    expect(productsOfMarket(tenant, false)).toEqual(['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'])
  })

  it('PRD-03 the two sections contain every product exactly once', () => {
    expect([...KNOW_YOUR_CUSTOMER, ...KNOW_YOUR_SUPPLIER].toSorted()).toEqual(PRODUCT_CODES.toSorted())
  })

  it.each([
    ['ACCESS_COMPLETE', 'US', 'launch'],
    ['ACCESS_PENDING', 'US', 'pending'],
    [null, 'US', 'learn-more'],
    [null, 'CA', 'learn-more'],
    [null, 'MX', 'coming-soon'],
    ['ACCESS_PENDING', 'MX', 'pending'],
    ['ACCESS_COMPLETE', 'MX', 'launch'],
  ] as const)('TIL-03 TIL-04 TIL-07 TIL-08 Report Builder with %s in %s: %s', (accessStatus, tenant, state) => {
    expect(tileState({ code: 'REPORT_BUILDER', accessStatus }, tenant)).toBe(state)
  })

  it('TIL-07 only Report Builder is coming soon in Mexico', () => {
    expect(tileState({ code: 'SHOPPER_BEHAVIOR', accessStatus: null }, 'MX')).toBe('learn-more')
  })

  it('TIL-06 a tile is hidden on its listed hosts while the user has no access status', () => {
    const tile = { code: 'MODULAR_INTELLIGENCE', accessStatus: null, hideWhenNoAccess: ['us.localhost'] } as const
    expect(isTileHidden(tile, 'us.localhost')).toBe(true)
    expect(isTileHidden(tile, 'mx.localhost')).toBe(false)
    expect(isTileHidden({ ...tile, accessStatus: 'ACCESS_PENDING' }, 'us.localhost')).toBe(false)
  })

  it('ENT-07 product names are joined by a vertical bar', () => {
    expect(joinProducts(['A', 'C'])).toBe('A | C')
  })
})
