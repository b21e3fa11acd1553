import type { ProductCode } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { useSession } from '../session/session.tsx'
import { canRequestAccess } from './can-request-access.ts'

/** The number of administrators shown initially. */
export const FIRST_ADMINISTRATORS = 4

/** The product of the request. */
export interface WantedProduct {
  code: ProductCode
  title: string
}

/** Returns the support form for an access request for a product. */
export function supportFormHref(product?: Pick<WantedProduct, 'code'>): string {
  return pathTo('/support/ticketCreation', { request: 'access', ...(product && { product: product.code }) })
}

/**
 * Returns the target of 'Request access': the request form for internal users, otherwise the support form. Undefined
 * before login.
 */
export function useRequestAccessHref(product?: WantedProduct): string | undefined {
  const { user } = useSession()
  if (!user) return undefined
  if (canRequestAccess(user)) return pathTo('/profile/requestAccess', product && { product: product.code })
  return supportFormHref(product)
}
