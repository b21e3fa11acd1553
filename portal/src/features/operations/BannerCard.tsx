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
  /** Absent where it is only looked at. */
  acts?: { edit: () => void; remove: () => void }
  /** The edit button. */
  changeRef?: Ref<HTMLButtonElement>
  /** Whether one sees at once how it looks. */
  isOpen?: boolean
}

/** One banner: its text, audience, period and appearance. */
export function BannerCard({ banner, acts, changeRef, isOpen }: BannerCardProps): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const { timezone } = useUser().user_preferences.locale
  const { title } = banner.texts[resolveLocale(intl.locale)]
  return (
    <OperationsCard
      title={title}
      actions={
        acts && (
          <Inline gap={2}>
            <Button
              ref={changeRef}
              size="small"
              aria-label={t('operations.changeNamed', { name: title })}
              onPress={acts.edit}
            >
              {t('operations.change')}
            </Button>
            <Button size="small" aria-label={t('operations.deleteNamed', { name: title })} onPress={acts.remove}>
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
