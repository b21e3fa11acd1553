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

/** A query without the company, its other values as they were written. */
export function withoutCompany(search: string): string {
  return searchOf(pairsOf(search).filter((pair) => !isCompany(pair)))
}

/**
 * Query of links opened from a tab that acts for a company: adds the company; one that is named stays, and an empty
 * one (`?company=`) stops acting and is removed.
 */
export function searchFor(pathname: string, search: string, companyId: string | null): string {
  const others = withoutCompany(search)
  if (NEVER_FOR_A_COMPANY.includes(pathname)) return others
  const named = pairsOf(search).some(isCompany)
  const wanted = named ? companyIn(search) : companyId
  return wanted ? searchOf([...pairsOf(others), `${COMPANY_PARAM}=${encodeURIComponent(wanted)}`]) : others
}

/** A link that stops acting. */
export function asOneself(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${COMPANY_PARAM}=`
}

/** A link that acts for a company. */
export function actingFor(href: string, companyId: string): string {
  return `${asOneself(href)}${encodeURIComponent(companyId)}`
}
