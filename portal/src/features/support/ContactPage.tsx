import { calls, isFlagOn } from '@tessera/contract'
import { InlineAlert, Page, Skeleton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from '../../platform/feedback/BackToStart.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useFlags } from '../../platform/flags/flags.ts'
import { useSession } from '../../platform/session/session.tsx'
import { ContactForm } from './ContactForm.tsx'

/** A message to the portal's staff, in one of two forms. */
export default function ContactPage(): ReactNode {
  const { t } = useIntl()
  const { status } = useSession()
  const flags = useFlags(true)
  const { data: topics, error, isLoading, retry } = useCall(calls.incidents.reasons)
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isKnown = flags !== null && topics !== undefined && status !== 'pending'
  const test = flags?.contact_us_ab_test
  useEffect(() => {
    if (sentFrom === null) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus()
  }, [sentFrom])
  return (
    <Page
      width="form"
      title={t('title.contactUs')}
      headingRef={heading}
      description={sentFrom === null ? t('contact.text') : undefined}
    >
      {sentFrom !== null ? (
        <InlineAlert tone="success" title={t('contact.sent')} actions={<BackToStart />}>
          {t('contact.sentText', { address: sentFrom })}
        </InlineAlert>
      ) : isKnown ? (
        <ContactForm
          topics={topics}
          variant={isFlagOn(test) && test?.variationKey === 'b' ? 'b' : 'a'}
          onSent={setSentFrom}
        />
      ) : error ? (
        <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
      ) : (
        <Skeleton variant="block" height={640} />
      )}
    </Page>
  )
}
