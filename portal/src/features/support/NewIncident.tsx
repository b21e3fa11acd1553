import type { SupportLists } from '@tessera/contract'
import { ACCESS_SUPPORT_TYPE, calls, pathTo, PRODUCT_CODES, resolveLocale } from '@tessera/contract'
import { Breadcrumbs, Page, Skeleton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { useSession } from '../../platform/session/session.tsx'
import { IncidentForm } from './IncidentForm.tsx'
import { IncidentSent } from './IncidentSent.tsx'
import { detailOf } from './incident-schema.ts'
import type { IncidentDefaults } from './use-incident-form.ts'
import { useIncidentForm } from './use-incident-form.ts'
import { useSendIncident } from './use-send-incident.ts'

/** A filed incident and its reply address. */
interface Sent {
  incidentId: string
  address: string
  isContactConfirmed: boolean
}

/** The form of an incident, and then the next steps. */
export function NewIncident(): ReactNode {
  const { t } = useIntl()
  const { status } = useSession()
  const { data, error, isLoading, retry } = useCall(calls.incidents.lists)
  const start = useDefaults(data?.listItems)
  const [sent, setSent] = useState<Sent | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t('support.create')
  return (
    <Page
      width="form"
      title={title}
      headingRef={heading}
      description={sent ? undefined : t('newIncident.oneQuestion')}
      breadcrumbs={<Breadcrumbs items={[{ label: t('title.support'), href: pathTo('/support') }, { label: title }]} />}
    >
      {sent ? (
        <IncidentSent {...sent} headingRef={heading} onAnother={() => setSent(null)} />
      ) : data && start && status !== 'pending' ? (
        <Filing lists={data.listItems} defaults={start} onSent={setSent} />
      ) : error ? (
        <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
      ) : (
        <Skeleton variant="block" height={720} />
      )}
    </Page>
  )
}

interface FilingProps {
  lists: SupportLists
  defaults: IncidentDefaults
  onSent: (sent: Sent) => void
}

function Filing({ lists, defaults, onSent }: FilingProps): ReactNode {
  const { locale } = useIntl()
  const { attachmentMaxBytes } = useConfig()
  const isAccess = queryOf(useLocation(), 'request') === 'access'
  const { send, sending } = useSendIncident(isAccess ? 'access' : 'support')
  const incident = useIncidentForm({
    lists,
    defaults,
    onSubmit: async ({ files: [attached], ...values }) => {
      const { incidentId, isContactConfirmed } = await send(
        detailOf(lists, values, resolveLocale(locale)),
        attached?.result,
      )
      onSent({ incidentId, isContactConfirmed, address: values.primaryContactEmail })
    },
  })
  return <IncidentForm incident={incident} maxBytes={attachmentMaxBytes} sending={sending} />
}

/** Returns initial values from the user and from the URL; null while they load. */
function useDefaults(lists: SupportLists | undefined): IncidentDefaults | null {
  const { t } = useIntl()
  const { user } = useSession()
  const at = useLocation()
  const isAccess = queryOf(at, 'request') === 'access'
  const code = PRODUCT_CODES.find((each) => each === queryOf(at, 'product'))
  const products = useCall(user && code ? calls.products.list : null, undefined, { background: true })
  const id = queryOf(at, 'about')
  const entry = useCall(user && id ? calls.dictionary.read : null, { params: { id: id ?? '' } }, { background: true })
  if (products.isLoading || entry.isLoading) return null
  const wanted = isAccess ? ACCESS_SUPPORT_TYPE : queryOf(at, 'supportType')
  const supportType = lists?.supportType?.find(({ id, active }) => active && id === wanted)?.id
  const product = products.data?.find((each) => each.code === code)?.title
  // If the entry fails to load, its id is shown.
  const { business_name: name, technical_name: technicalName } = entry.data ?? {}
  const subject = name ? `${name} (${technicalName})` : id
  const about = subject ? t('newIncident.about', { about: subject }) : product && t('newIncident.accessTo', { product })
  return {
    ...(supportType && { supportType }),
    ...(about && { situationDescription: about }),
    ...(user && {
      firstName: user.first_name,
      lastName: user.last_name,
      companyName: user.tenant.name,
      primaryContactEmail: user.email_address,
    }),
  }
}
