import { calls, pathTo } from '@tessera/contract'
import { Card, DescriptionList, Grid, Link, LinkTile, Page, Stack } from '@tessera/ui'
import { BookIcon, FileIcon, MegaphoneIcon, PencilIcon } from '@tessera/ui/icons'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { phoneInOneLine } from '../../messages/phone.ts'
import { useConfig } from '../../platform/config/config.tsx'
import { useSession } from '../../platform/session/session.tsx'
import { Faq } from './Faq.tsx'

const COLUMNS = { base: 1, medium: 2 } as const
const HOURS_IN_DAYS = 48

/** The ways to get help, and the FAQ. */
export default function SupportPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const { hash } = useLocation()
  return (
    <Page title={t('title.support')} description={t('support.text')}>
      <Tabs
        aria-label={t('title.support')}
        value={hash.startsWith('#faq') ? 'faq' : 'help'}
        onChange={(tab) => void navigate({ hash: tab === 'faq' ? '#faq' : '' }, { replace: true })}
        items={[
          { id: 'help', label: t('support.help'), content: <Help /> },
          { id: 'faq', label: t('title.faq'), content: <Faq /> },
        ]}
      />
    </Page>
  )
}

interface Way {
  href: string
  title: MessageId
  text: MessageId
  icon: ReactNode
}

const CREATE: Way = {
  href: pathTo('/support/ticketCreation'),
  title: 'support.create',
  text: 'support.createText',
  icon: <PencilIcon size="medium" />,
}
const INCIDENTS: Way = {
  href: pathTo('/support/trackTicket'),
  title: 'support.mine',
  text: 'support.mineText',
  icon: <FileIcon size="medium" />,
}
const KNOWLEDGE: Way = {
  href: pathTo('/knowledgeBase/home'),
  title: 'menu.knowledgeBase',
  text: 'support.knowledgeText',
  icon: <BookIcon size="medium" />,
}
const CONTACT: Way = {
  href: pathTo('/contactUs'),
  title: 'menu.contactUs',
  text: 'support.contactText',
  icon: <MegaphoneIcon size="medium" />,
}

/** The ways to get help that the visitor can use. */
function useWays(): Way[] {
  const { user } = useSession()
  const create: Way = user ? CREATE : { ...CREATE, text: 'support.createTextStranger' }
  return [create, ...(user ? [INCIDENTS] : []), KNOWLEDGE, CONTACT]
}

/** Where to write, read, and call. */
function Help(): ReactNode {
  const { t } = useIntl()
  return (
    <Stack gap={6}>
      <Grid as="ul" columns={COLUMNS} gap={4}>
        {useWays().map(({ href, title, text, icon }) => (
          <LinkTile key={href} href={href} title={t(title)} description={t(text)} icon={icon} headingLevel={2} />
        ))}
      </Grid>
      <Facts />
    </Stack>
  )
}

/** The usual reply time and the phone number, if known. */
function Facts(): ReactNode {
  const { t } = useIntl()
  const { supportPhone } = useConfig()
  const { data } = useCall(calls.incidents.answerTime, undefined, { background: true })
  const hours = data?.hours ?? null
  const items = [
    ...(hours === null
      ? []
      : [
          {
            id: 'answered',
            term: t('support.answered'),
            description:
              hours < HOURS_IN_DAYS
                ? t('support.hours', { count: Math.max(1, hours) })
                : t('support.days', { count: Math.ceil(hours / 24) }),
          },
        ]),
    ...(supportPhone
      ? [
          {
            id: 'phone',
            term: t('support.phone'),
            description: (
              <Link href={`tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`}>{phoneInOneLine(supportPhone)}</Link>
            ),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <Card as="section" aria-label={t('support.facts')}>
      <DescriptionList layout="columns" items={items} />
    </Card>
  )
}
