import { Button, InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../messages/DateTime.tsx'
import { useIntl } from '../messages/intl.tsx'
import type { DraftOffer } from './use-draft.ts'

/** Offers to restore an earlier draft of a form. */
export function DraftNotice({ offer }: { offer: DraftOffer }): ReactNode {
  const { t, rich } = useIntl()
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
      {rich('drafts.text', { time: <DateTime iso={offer.savedAt} timeZone={offer.timeZone} /> })}
    </InlineAlert>
  )
}
