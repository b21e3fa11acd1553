import type { MyAccess } from '@tessera/contract'
import { ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { WantedProduct } from './use-request-access.ts'
import { useRequestAccessHref } from './use-request-access.ts'

interface RequestAccessLinkProps {
  administrators: MyAccess['administrators']
  product?: WantedProduct
  variant?: 'primary' | 'secondary'
  size?: 'small' | 'medium'
}

/** 'Request access', filled in with the product; nothing where nobody can be asked. */
export function RequestAccessLink({
  administrators,
  product,
  variant = 'primary',
  size,
}: RequestAccessLinkProps): ReactNode {
  const { t } = useIntl()
  const href = useRequestAccessHref(administrators, product)
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
