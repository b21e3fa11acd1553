import { describe, expect, it } from 'vitest'
import type { BannerKind } from './rules.ts'
import { BANNER_KINDS, bannersToShow } from './rules.ts'

const banner = (kind: BannerKind, id: string = kind, severity: 'info' | 'warning' = 'warning') => ({
  id,
  kind,
  severity,
  dismissible: kind === 'GENERAL',
})
const here = { withPromotion: true }
const elsewhere = { withPromotion: false }
const idsOf = (banners: readonly { id: string }[]) => banners.map(({ id }) => id)

describe('bannersToShow', () => {
  it('BAN-01 the first user-type banner comes before audits and general banners, in any input order', () => {
    const all = BANNER_KINDS.map((kind) => banner(kind)).toReversed()
    expect(idsOf(bannersToShow(all, [], here))).toEqual(['SUPER_ADMIN', 'AUDIT', 'GENERAL'])
    expect(idsOf(bannersToShow(all.slice(0, -2), [], here))).toEqual(['SPONSORED_SUPPLIER_MULTI', 'AUDIT', 'GENERAL'])
  })

  it('BAN-01 one user-type banner and all audit and general banners are shown in input order', () => {
    const given = [
      banner('GENERAL', 'g1'),
      banner('SPONSORED_SUPPLIER', 's1'),
      banner('GENERAL', 'g2'),
      banner('SPONSORED_SUPPLIER', 's2'),
      banner('AUDIT', 'a1'),
      banner('AUDIT', 'a2'),
    ]
    expect(idsOf(bannersToShow(given, [], here))).toEqual(['s1', 'a1', 'a2', 'g1', 'g2'])
  })

  it('BAN-05b dismissed banners are omitted unless they are not dismissible', () => {
    const given = [banner('SUPER_ADMIN'), banner('AUDIT'), banner('GENERAL', 'g1'), banner('GENERAL', 'g2')]
    expect(idsOf(bannersToShow(given, ['SUPER_ADMIN', 'AUDIT', 'g1'], here))).toEqual(['SUPER_ADMIN', 'AUDIT', 'g2'])
  })

  it('D-BAN-01 at most one promotion is shown where allowed, and other general banners everywhere', () => {
    const given = [
      banner('GENERAL', 'news 1', 'info'),
      banner('GENERAL', 'outage'),
      banner('GENERAL', 'news 2', 'info'),
      banner('SUPER_ADMIN', 'super', 'info'),
    ]
    expect(idsOf(bannersToShow(given, [], here))).toEqual(['super', 'news 1', 'outage'])
    expect(idsOf(bannersToShow(given, [], elsewhere))).toEqual(['super', 'outage'])
    expect(idsOf(bannersToShow(given, ['news 1'], here))).toEqual(['super', 'outage', 'news 2'])
  })
})
