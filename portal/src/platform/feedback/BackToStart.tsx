import { ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

interface BackToStartProps {
  variant?: 'primary'
  onPress?: () => void
}

/** A link to the start page. */
export function BackToStart({ variant, onPress }: BackToStartProps): ReactNode {
  const { t } = useIntl()
  return (
    <ButtonLink href="/" variant={variant} onPress={onPress}>
      {t('shell.backToStart')}
    </ButtonLink>
  )
}
