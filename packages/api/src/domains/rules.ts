import { PUBLIC_MAIL_HOSTS } from './public-mail-hosts.ts'

/** Whether anybody can have an address in a domain, which then tells nothing of a company. */
export const isPublicMail = (domain: string): boolean => PUBLIC_MAIL_HOSTS.has(domain)
