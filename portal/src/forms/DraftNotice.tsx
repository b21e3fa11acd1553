import { Button, InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useDateTime } from '../messages/date-time.ts'
import { useIntl } from '../messages/intl.tsx'
import type { DraftOffer } from './use-draft.ts'

/** Offers what was typed into a form before. */
export function DraftNotice({ offer }: { offer: DraftOffer }): ReactNode {
  const { t } = useIntl()
  const dateTime = useDateTime()
  return (
    <InlineAlert
      tone="info"
      title={t('drafts.title')}
      actions={
        <>
          <Button size="small" onPress={offer.restore}>
            {t('drafts.restore')}
          </Button>
          <Button size="small" variant="quiet" onPress={offer.discard}>
            {t('drafts.discard')}
          </Button>
        </>
      }
    >
      {t('drafts.text', { time: dateTime(offer.savedAt, offer.timeZone) })}
    </InlineAlert>
  )
}
