import type { StoredBanner } from '@tessera/contract'
import { resolveLocale } from '@tessera/contract'
import { Button, Disclosure, Inline } from '@tessera/ui'
import type { ReactNode, Ref } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { bannerFacts } from './banner-facts.tsx'
import { BannerPreviews } from './BannerPreview.tsx'
import { OperationsCard } from './OperationsCard.tsx'

interface BannerCardProps {
  banner: StoredBanner
  /** Absent for readers who cannot edit. */
  bannerActions?: { edit: () => void; remove: () => void }
  /** Ref of the edit button. */
  changeRef?: Ref<HTMLButtonElement>
  /** Whether the preview is initially open. */
  isOpen?: boolean
}

/** One banner: its text, audience, period and appearance. */
export function BannerCard({ banner, bannerActions, changeRef, isOpen }: BannerCardProps): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const { timezone } = useUser().user_preferences.locale
  const { title } = banner.texts[resolveLocale(intl.locale)]
  return (
    <OperationsCard
      title={title}
      actions={
        bannerActions && (
          <Inline gap={2}>
            <Button
              ref={changeRef}
              size="small"
              aria-label={t('operations.changeNamed', { name: title })}
              onPress={bannerActions.edit}
            >
              {t('operations.change')}
            </Button>
            <Button
              size="small"
              aria-label={t('operations.deleteNamed', { name: title })}
              onPress={bannerActions.remove}
            >
              {t('operations.delete')}
            </Button>
          </Inline>
        )
      }
      facts={bannerFacts(intl, banner, timezone)}
    >
      <Disclosure headingLevel={3} defaultExpanded={isOpen} title={t('operations.preview')}>
        <BannerPreviews banner={banner} />
      </Disclosure>
    </OperationsCard>
  )
}
