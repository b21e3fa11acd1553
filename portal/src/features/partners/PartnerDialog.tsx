import type { PartnerDetail } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, hasPermission } from '@tessera/contract'
import { Button, DescriptionList, Heading, Spinner, Stack, Text } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCall } from '../../data/use-call.ts'
import { DateTime } from '../../messages/DateTime.tsx'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { INITIAL_FOCUS_CANCEL } from '../../platform/feedback/initial-focus-cancel.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { LEVEL_MESSAGES } from './partner-messages.ts'

const EFFECTS = { refreshes: [calls.partners.list, calls.partners.findAgency], toast: 'partners.removed' } as const

/** A dialog with all facts of a partner and the users who can act for the company; it can remove the partner. */
export function PartnerDialog({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const { t } = useIntl()
  const { tenant, authz } = useUser()
  const params = { companyId: tenant.id, id }
  const { data, error, retry } = useCall(calls.partners.read, { params }, { onVisit: true })
  const { write } = useWrite(calls.partners.remove, EFFECTS)
  const [isRemoving, setRemoving] = useState(false)
  const canRemove = hasPermission(authz.permissions, ADMIN_PERMISSIONS.deletePartner)
  const isGone = error?.status === 404
  if (data && isRemoving) {
    const { companyName: name } = data.partnerCompany
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={() => setRemoving(false)}
        tone="danger"
        title={t('partners.removeTitle', { name })}
        confirmLabel={t('partners.remove')}
        errorMessage={(failure) => {
          if (!(failure instanceof RequestError)) return t('error.unexpected')
          return failure.status === 404 ? t('partners.alreadyRemoved') : failureText(t, failure, 'notice')
        }}
        onConfirm={async () => {
          await write({ params })
          onClose()
        }}
      >
        {t('partners.removeText', { count: data.people.length, company: tenant.name })}
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={data?.partnerCompany.companyName ?? t('partners.partner')}
      actions={
        <>
          <Button {...INITIAL_FOCUS_CANCEL} onPress={onClose}>
            {t('partners.close')}
          </Button>
          {data && canRemove && <Button onPress={() => setRemoving(true)}>{t('partners.remove')}</Button>}
        </>
      }
    >
      {isGone ? (
        <Text>{t('partners.notFound')}</Text>
      ) : data ? (
        <PartnerFacts partner={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  )
}

function PartnerFacts({ partner }: { partner: PartnerDetail }): ReactNode {
  const { t, rich } = useIntl()
  const { tenant, user_preferences: preferences } = useUser()
  const { timezone } = preferences.locale
  const { partnerCompany, people } = partner
  return (
    <Stack gap={6}>
      <DescriptionList
        layout="aside"
        aria-label={t('partners.facts')}
        items={[
          { id: 'code', term: t('partners.code'), description: partnerCompany.businessCode },
          {
            id: 'contact',
            term: t('partners.contact'),
            description: partnerCompany.adminEmail ?? t('partners.noContact'),
          },
          {
            id: 'products',
            term: t('partners.appAccess'),
            description: partner.products.map(({ title }) => title).join(', '),
          },
          { id: 'level', term: t('partners.level'), description: t(LEVEL_MESSAGES[partner.access_level]) },
          {
            id: 'since',
            term: t('partners.since'),
            description: rich('partners.sinceBy', {
              time: <DateTime iso={partner.since} timeZone={timezone} isDay />,
              name: partner.addedBy,
            }),
          },
        ]}
      />
      <Stack gap={2}>
        <Heading level={3}>{t('partners.people', { company: tenant.name })}</Heading>
        {people.length === 0 ? (
          <Text tone="muted">{t('partners.noPeople')}</Text>
        ) : (
          <DescriptionList
            layout="aside"
            aria-label={t('partners.people', { company: tenant.name })}
            items={people.map(({ loginId, name, email, lastActedAt }) => ({
              id: loginId,
              term: name,
              description: (
                <Stack gap={1}>
                  <span>{email}</span>
                  <Text size={13} tone="muted">
                    {lastActedAt === null
                      ? t('partners.neverActed')
                      : rich('partners.lastActed', {
                          time: <DateTime iso={lastActedAt} timeZone={timezone} isRelative />,
                        })}
                  </Text>
                </Stack>
              ),
            }))}
          />
        )}
      </Stack>
    </Stack>
  )
}
