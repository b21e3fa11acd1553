import type { Locale, TenantCode } from '@tessera/contract'

interface MissedSearch {
  tenant: TenantCode
  locale: Locale
  search: string
  count: number
  daysAgo: number
}

const missed = (tenant: TenantCode, locale: Locale, searches: readonly (readonly [string, number, number])[]) =>
  searches.map(([search, count, daysAgo]) => ({ tenant, locale, search, count, daysAgo }))

/** Searches without results: terms that the dictionary does not explain yet. */
export const MISSED_SEARCHES: readonly MissedSearch[] = [
  ...missed('US', 'en-US', [
    ['carbon footprint', 14, 2],
    ['carbon footprint', 9, 9],
    ['slotting matrix', 11, 4],
    ['planogram', 21, 1],
    ['planogram', 17, 12],
    ['tariff surcharge', 8, 6],
    ['pallet jack', 3, 20],
    ['gift registry', 5, 15],
    ['fuel rewards', 4, 23],
    ['endcap', 13, 3],
    ['kosher', 2, 27],
  ]),
  ...missed('US', 'es-MX', [['huella de carbono', 4, 5]]),
  ...missed('MX', 'es-MX', [
    ['planograma', 9, 2],
    ['huella de carbono', 6, 8],
    ['arancel', 5, 11],
    ['cabecera de góndola', 7, 4],
    ['vales de despensa', 3, 19],
  ]),
  ...missed('CA', 'fr-CA', [
    ['planogramme', 8, 3],
    ['empreinte carbone', 7, 7],
    ['écofrais', 4, 13],
    ['consigne', 6, 1],
    ['tête de gondole', 2, 22],
  ]),
]
