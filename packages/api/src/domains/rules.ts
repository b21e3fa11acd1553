import { getPublicSuffix } from 'tldts'
import { PUBLIC_MAIL_HOSTS } from './public-mail-hosts.ts'

/** Whether a domain belongs to a public mail provider, or is below one. */
const isOfPublicMail = (domain: string): boolean => {
  const labels = domain.split('.')
  return labels.some((_, index) => PUBLIC_MAIL_HOSTS.has(labels.slice(index).join('.')))
}

/** Whether anyone can register names directly below a domain, according to the Public Suffix List. */
const isPublicSuffix = (domain: string): boolean => getPublicSuffix(domain, { allowPrivateDomains: true }) === domain

/** Whether anyone can get an address in a domain or register a name below it. Such a domain belongs to no company. */
export const isPublicMail = (domain: string): boolean => isOfPublicMail(domain) || isPublicSuffix(domain)
