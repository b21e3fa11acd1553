import { COMPANY_PARAM, companyIn, pathTo } from '@tessera/contract'

const NEVER_FOR_A_COMPANY = [pathTo('/login'), pathTo('/logout')]

function pairsOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean)
}

function isCompany(pair: string): boolean {
  return pair === COMPANY_PARAM || pair.startsWith(`${COMPANY_PARAM}=`)
}

function searchOf(pairs: readonly string[]): string {
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Returns a query without the company; other values stay as they were written. */
export function withoutCompany(search: string): string {
  return searchOf(pairsOf(search).filter((pair) => !isCompany(pair)))
}

/**
 * Returns the query of a link opened from a tab that acts for a company. It adds the company unless the link names one;
 * an empty one (`?company=`) stops acting and is removed.
 */
export function searchFor(pathname: string, search: string, companyId: string | null): string {
  const others = withoutCompany(search)
  if (NEVER_FOR_A_COMPANY.includes(pathname)) return others
  const named = pairsOf(search).some(isCompany)
  const wanted = named ? companyIn(search) : companyId
  return wanted ? searchOf([...pairsOf(others), `${COMPANY_PARAM}=${encodeURIComponent(wanted)}`]) : others
}

/** Returns a link that stops acting. */
export function inOwnCompany(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${COMPANY_PARAM}=`
}

/** Returns a link that acts for a company. */
export function actingFor(href: string, companyId: string): string {
  return `${inOwnCompany(href)}${encodeURIComponent(companyId)}`
}
