import { getPublicSuffix } from 'tldts'
import { PUBLIC_MAIL_HOSTS } from './public-mail-hosts.ts'

/** Whether a domain is one of public mail, or below one. */
const isOfPublicMail = (domain: string): boolean => {
  const labels = domain.split('.')
  return labels.some((_, index) => PUBLIC_MAIL_HOSTS.has(labels.slice(index).join('.')))
}

/** Whether anybody can register names right below a domain, by the Public Suffix List. */
const isPublicSuffix = (domain: string): boolean => getPublicSuffix(domain, { allowPrivateDomains: true }) === domain

/** Whether anybody can have an address in a domain or register a name below it. Such a domain belongs to no company. */
export const isPublicMail = (domain: string): boolean => isOfPublicMail(domain) || isPublicSuffix(domain)
