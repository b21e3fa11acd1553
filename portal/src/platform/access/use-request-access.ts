import type { ProductCode } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../config/config.tsx'
import { useHasPage } from '../routing/built-pages.ts'
import { useSession } from '../session/session.tsx'
import { mayRequestAccess } from './may-request-access.ts'
import { useMyAccess } from './use-my-access.ts'

/** The number of administrators that are named at first, and to whom an email is addressed. */
export const FIRST_ADMINISTRATORS = 4

/** The product that a request is about. */
export interface WantedProduct {
  code: ProductCode
  title: string
}

/** The support form for access requests; undefined while it is not built. */
export function useSupportFormHref(product?: Pick<WantedProduct, 'code'>): string | undefined {
  const isBuilt = useHasPage(pathTo('/support/ticketCreation'))
  const query = { request: 'access', ...(product && { product: product.code }) }
  return isBuilt ? pathTo('/support/ticketCreation', query) : undefined
}

/**
 * Where 'Request access' leads, filled in with the product: internal staff to their form, others to the support form,
 * and where there is none to an email to the administrators. Undefined where nobody can be asked.
 */
export function useRequestAccessHref(product?: WantedProduct): string | undefined {
  const { t } = useIntl()
  const { productName } = useConfig()
  const { user } = useSession()
  const administrators = useMyAccess().data?.administrators ?? []
  const supportForm = useSupportFormHref(product)
  if (!user) return undefined
  if (mayRequestAccess(user)) return pathTo('/profile/requestAccess', product && { product: product.code })
  if (supportForm) return supportForm
  if (administrators.length === 0) return undefined
  const to = administrators.slice(0, FIRST_ADMINISTRATORS).map(({ email }) => encodeURIComponent(email))
  const wanted = product?.title ?? productName
  const subject = encodeURIComponent(t('myAccess.mailSubject', { product: wanted }))
  const name = `${user.first_name} ${user.last_name}`
  const body = encodeURIComponent(t('myAccess.mailText', { product: wanted, name }))
  return `mailto:${to.join(',')}?subject=${subject}&body=${body}`
}
