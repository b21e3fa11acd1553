/** The kinds of banner: kinds for a user type, in order of priority, then the kinds that stack below them. */
export const BANNER_KINDS = [
  'SUPER_ADMIN',
  'SUPER_ADMIN_SPECTATOR',
  'SPONSORED_SUPPLIER_MULTI',
  'SPONSORED_SUPPLIER',
  'COMPANY_SWITCH_TAGGED',
  'AUDIT',
  'GENERAL',
] as const
export type BannerKind = (typeof BANNER_KINDS)[number]

const STACKING: readonly BannerKind[] = ['AUDIT', 'GENERAL']

/** Whether a banner depends on the user type; only one of these is shown at a time. */
export function isUserKindBanner(kind: BannerKind): boolean {
  return !STACKING.includes(kind)
}

interface BannerFacts {
  id: string
  kind: BannerKind
  severity: 'info' | 'warning' | 'error'
  dismissible: boolean
}

/** Whether a banner is optional news: shown on the launch page only, one at a time. */
export function isPromotion({ kind, severity }: Pick<BannerFacts, 'kind' | 'severity'>): boolean {
  return kind === 'GENERAL' && severity === 'info'
}

/**
 * Returns the banners to show, in order: the first for the user type, then audits, then general ones. Dismissed banners
 * are omitted. At most one promotion is included, if promotions are allowed.
 */
export function bannersToShow<B extends BannerFacts>(
  banners: readonly B[],
  dismissed: readonly string[],
  { withPromotion }: { withPromotion: boolean },
): B[] {
  const ordered = banners
    .filter(({ id, dismissible }) => !(dismissible && dismissed.includes(id)))
    .toSorted((a, b) => BANNER_KINDS.indexOf(a.kind) - BANNER_KINDS.indexOf(b.kind))
  const userKind = ordered.find(({ kind }) => isUserKindBanner(kind))
  const promotion = withPromotion ? ordered.find(isPromotion) : undefined
  const isOneOf = (banner: B): boolean => (isPromotion(banner) ? banner === promotion : !isUserKindBanner(banner.kind))
  return ordered.filter((banner) => banner === userKind || isOneOf(banner))
}
