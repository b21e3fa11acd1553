import { ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { WantedProduct } from './use-request-access.ts'
import { useRequestAccessHref } from './use-request-access.ts'

interface RequestAccessLinkProps {
  product?: WantedProduct
  variant?: 'primary' | 'secondary'
  size?: 'small' | 'medium'
}

/** A 'Request access' link for the given product; nothing before login. */
export function RequestAccessLink({ product, variant = 'primary', size }: RequestAccessLinkProps): ReactNode {
  const { t } = useIntl()
  const href = useRequestAccessHref(product)
  if (!href) return null
  return (
    <ButtonLink
      href={href}
      variant={variant}
      size={size}
      aria-label={product && t('myAccess.requestNamed', { product: product.title })}
    >
      {t('menu.requestAccess')}
    </ButtonLink>
  )
}
