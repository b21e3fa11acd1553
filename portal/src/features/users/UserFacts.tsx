import type { AdministeredUser } from '@tessera/contract'
import type { DescriptionListItem } from '@tessera/ui'
import { DescriptionList, Heading, Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { DateTimeProps } from '../../messages/DateTime.tsx'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import {
  PRODUCT_TONES,
  PRODUCT_TEXTS,
  ROLE_MESSAGES,
  STAGE_TONES,
  STAGE_MESSAGES,
  STATUS_TONES,
  STATUS_MESSAGES,
} from './admin-messages.ts'
import { useIsAgency } from './use-is-agency.ts'
import { useUserTypes } from '../../platform/users/use-user-types.ts'

/** Facts under their own heading. */
function Facts({
  title,
  items,
  empty,
}: {
  title: string
  items: readonly DescriptionListItem[]
  empty?: string
}): ReactNode {
  const id = useId()
  return (
    <Stack gap={2}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {items.length > 0 ? (
        <DescriptionList items={items} layout="aside" aria-labelledby={id} />
      ) : (
        <Text tone="muted">{empty}</Text>
      )}
    </Stack>
  )
}

interface MomentProps extends Pick<DateTimeProps, 'inDigits' | 'isZoneShown' | 'isRelative' | 'isDay'> {
  at: string
}

/** A moment in the reader's own time zone. */
function Moment({ at, ...form }: MomentProps): ReactNode {
  const { timezone } = useUser().user_preferences.locale
  return <DateTime iso={at} timeZone={timezone} {...form} />
}

/** The state of a user: active, blocked, or the progress of the invitation. */
export function UserState({ person: { status, stage } }: { person: AdministeredUser }): ReactNode {
  const { t } = useIntl()
  return stage === null ? (
    <StatusBadge tone={STATUS_TONES[status]}>{t(STATUS_MESSAGES[status])}</StatusBadge>
  ) : (
    <StatusBadge tone={STAGE_TONES[stage]}>{t(STAGE_MESSAGES[stage])}</StatusBadge>
  )
}

function usePersonFacts(person: AdministeredUser): DescriptionListItem[] {
  const { t } = useIntl()
  const isAgency = useIsAgency()
  const types = useUserTypes()
  const { block } = person
  const multiple = t(person.multipleSupplierAccess ? 'admin.yes' : 'admin.no')
  return [
    ...(block
      ? [
          { id: 'reason', term: t('admin.reason'), description: block.reason },
          { id: 'blockedBy', term: t('admin.blockedBy'), description: block.by },
          { id: 'blockedOn', term: t('admin.blockedOn'), description: <Moment at={block.at} inDigits isZoneShown /> },
        ]
      : []),
    { id: 'kind', term: t('admin.type'), description: types.kind(person.kind) },
    { id: 'role', term: t('admin.role'), description: t(ROLE_MESSAGES[person.role]) },
    ...(isAgency ? [{ id: 'multiple', term: t('admin.multiple'), description: multiple }] : []),
    { id: 'createdBy', term: t('admin.createdBy'), description: person.createdBy },
    { id: 'createdOn', term: t('admin.createdOn'), description: <Moment at={person.createdAt} isDay /> },
  ]
}

function useInvitationFacts({ invitation }: AdministeredUser): DescriptionListItem[] {
  const { t } = useIntl()
  if (!invitation) return []
  const { sentAt, until, times, resendableAt } = invitation
  return [
    { id: 'sent', term: t('admin.sentOn'), description: <Moment at={sentAt} isRelative /> },
    { id: 'until', term: t('admin.validUntil'), description: until && <Moment at={until} isDay /> },
    { id: 'times', term: t('admin.timesSent'), description: String(times) },
    ...(resendableAt === null
      ? []
      : [{ id: 'resendable', term: t('admin.resendableFrom'), description: <Moment at={resendableAt} isZoneShown /> }]),
  ]
}

/** A user's details for administrators. */
export function UserFacts({ person }: { person: AdministeredUser }): ReactNode {
  const { t, rich } = useIntl()
  const invitation = useInvitationFacts(person)
  return (
    <Stack gap={6}>
      <DescriptionList items={usePersonFacts(person)} layout="aside" aria-label={t('admin.person')} />
      <Facts
        title={t('admin.products')}
        empty={t('admin.noProducts')}
        items={person.products.map(({ code, title, status, since }) => ({
          id: code,
          term: title,
          description: (
            <Stack gap={1}>
              <StatusBadge tone={PRODUCT_TONES[status]}>{t(PRODUCT_TEXTS[status])}</StatusBadge>
              <Text size={13} tone="muted">
                {rich('admin.since', { time: <Moment at={since} isRelative /> })}
              </Text>
            </Stack>
          ),
        }))}
      />
      {invitation.length > 0 && <Facts title={t('admin.invitation')} items={invitation} />}
      <Facts
        title={t('admin.signIns')}
        empty={t('admin.never')}
        items={person.signIns.map((at, index) => ({
          id: at,
          term: t(index === 0 ? 'admin.lastSignIn' : 'admin.previousSignIn'),
          description: <Moment at={at} inDigits isZoneShown />,
        }))}
      />
      <Facts
        title={t('admin.history')}
        empty={t('admin.noHistory')}
        items={person.entries.map(({ at, by, title, about }, index) => ({
          id: `${at} ${index}`,
          term: about === null ? title : t('admin.entryAbout', { title, about }),
          description: <span>{rich('admin.byAt', { name: by, time: <Moment at={at} isRelative /> })}</span>,
        }))}
      />
    </Stack>
  )
}
