import type { Flag } from '@tessera/contract'
import { isTest } from '@tessera/contract'
import type { DescriptionListProps } from '@tessera/ui'
import { StatusBadge } from '@tessera/ui'
import type { Intl } from '../../messages/intl.tsx'
import { shareText, tenantsText, variationText } from './operations-messages.ts'

/** Returns the audience of a flag. */
export function flagFacts({ t, locale }: Intl, flag: Flag): DescriptionListProps['items'] {
  const { key, enabled, variationKey, percentage, tenants } = flag
  return [
    {
      id: 'status',
      term: t('operations.status'),
      description: (
        <StatusBadge tone={enabled ? 'success' : 'neutral'}>
          {t(enabled ? 'operations.on' : 'operations.off')}
        </StatusBadge>
      ),
    },
    {
      id: 'share',
      term: t('operations.shareShort'),
      description: t('operations.shareOf', { share: shareText(locale, percentage) }),
    },
    ...(isTest(key)
      ? [{ id: 'variation', term: t('operations.variation'), description: variationText(t, variationKey) }]
      : []),
    { id: 'tenants', term: t('operations.tenants'), description: tenantsText(t, tenants) },
  ]
}
