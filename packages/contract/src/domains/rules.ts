/** Limits of a domain, in characters, and the most domains per company. */
export const DOMAIN_LIMITS = { shortest: 4, longest: 253, perCompany: 100 } as const

/** Characters of an address or a pattern around its domain. */
const MORE_THAN_A_DOMAIN = /[\s:/\\@?#%*[\]]/
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/**
 * Returns a host name that contains a dot, in lower case and ASCII (IDNA); null for anything else, such as an IP
 * address.
 */
export function asciiDomain(text: string): string | null {
  if (text === '' || MORE_THAN_A_DOMAIN.test(text) || !URL.canParse(`http://${text}`)) return null
  const { hostname } = new URL(`http://${text}`)
  const labels = hostname.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isName && hostname.length <= DOMAIN_LIMITS.longest ? hostname : null
}

/** Returns a domain in its stored form, in lower case and ASCII; null for an invalid domain. */
export function domainOf(written: string): string | null {
  // A dot at the end stands for the root of all names (RFC 1034).
  const domain = asciiDomain(written.trim().replace(/\.$/, ''))
  return domain !== null && domain.length >= DOMAIN_LIMITS.shortest ? domain : null
}

interface Domain {
  domainName: string
  allow_sub_domains: boolean
  is3pDomain: boolean
}

/**
 * Whether an email address belongs to a domain. Third parties match only third-party domains, all other users only the
 * rest.
 */
export function fitsDomain(email: string, domain: Domain, isThirdParty: boolean): boolean {
  const own = domainOf(email.slice(email.lastIndexOf('@') + 1))
  if (own === null || domain.is3pDomain !== isThirdParty) return false
  return own === domain.domainName || (domain.allow_sub_domains && own.endsWith(`.${domain.domainName}`))
}
