import type { AccessLevel, MyAccess, ProductCode } from '@tessera/contract'
import { ACCESS_LEVELS, isSetUpByBusinessDays, isSuperAdminGroup, pathTo, setUpBy } from '@tessera/contract'
import { Card, DescriptionList, Section, Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { knownTimeZone } from '../../messages/time-zone.ts'
import { useUser } from '../../platform/session/session.tsx'

type Product = MyAccess['products'][number]

const LEVEL_WORDS: Readonly<Record<AccessLevel, MessageId>> = {
  [ACCESS_LEVELS.API_NRT]: 'myAccess.level.apiNrt',
  [ACCESS_LEVELS.API_BULK]: 'myAccess.level.apiBulk',
  [ACCESS_LEVELS.UI]: 'myAccess.level.ui',
  [ACCESS_LEVELS.NO_DIRECT_ACCESS]: 'myAccess.level.noDirectAccess',
}

interface ProductListProps {
  title: string
  description: string
  products: readonly Product[]
  /** What is said of each. */
  children: (product: Product) => ReactNode
}

function ProductList({ title, description, products, children }: ProductListProps): ReactNode {
  return (
    <Section title={title} description={description} layout="aside">
      <Card padding={6}>
        <DescriptionList
          layout="aside"
          aria-label={title}
          items={products.map((product) => ({
            id: product.code,
            term: (
              <Text as="span" weight={600}>
                {product.title}
              </Text>
            ),
            description: children(product),
          }))}
        />
      </Card>
    </Section>
  )
}

/** The products that are open to somebody, each at its level. */
export function OwnProducts({ products }: { products: readonly Product[] }): ReactNode {
  const { t, rich } = useIntl()
  const { authz, own_company: company, user_preferences: preferences } = useUser()
  const words = { title: t('myAccess.have'), description: t('myAccess.haveText', { company: company.name }) }
  if (products.length === 0) {
    return (
      <Section {...words} layout="aside">
        <Card padding={6}>
          <Text>{t(isSuperAdminGroup(authz.group) ? 'myAccess.superAdmin' : 'myAccess.haveNone')}</Text>
        </Card>
      </Section>
    )
  }
  return (
    <ProductList {...words} products={products}>
      {({ access_level: level, since }) => (
        <Stack gap={1}>
          {level && <Text>{t(LEVEL_WORDS[level])}</Text>}
          {since && (
            <Text size={13} tone="muted">
              {rich('myAccess.since', { time: <DateTime iso={since} timeZone={preferences.locale.timezone} /> })}
            </Text>
          )}
        </Stack>
      )}
    </ProductList>
  )
}

interface HelpedProps {
  products: readonly Product[]
  /** How many people are named who can help. */
  helpers: number
}

/** The products that are being set up for somebody, since when and until when. */
export function PendingProducts({ products, helpers }: HelpedProps): ReactNode {
  const { t } = useIntl()
  return (
    <ProductList title={t('myAccess.pending')} description={t('myAccess.pendingText')} products={products}>
      {({ code, since }) => (since ? <Pending code={code} since={since} helpers={helpers} /> : <Promised />)}
    </ProductList>
  )
}

function Pending({ code, since, helpers }: { code: ProductCode; since: string; helpers: number }): ReactNode {
  const { t, rich } = useIntl()
  const [now] = useState(() => new Date())
  const { timezone } = useUser().user_preferences.locale
  const end = setUpBy(code, new Date(since), knownTimeZone(timezone))
  const time = <DateTime iso={end.toISOString()} timeZone={timezone} />
  const isLate = end < now
  return (
    <Stack gap={1}>
      <StatusBadge tone={isLate ? 'warning' : 'spark'}>{t('myAccess.isPending')}</StatusBadge>
      <Text>{isLate ? rich('myAccess.late', { time, helpers }) : rich('myAccess.expected', { time })}</Text>
      <Text size={13} tone="muted">
        {rich('myAccess.since', { time: <DateTime iso={since} timeZone={timezone} /> })}
      </Text>
      <Text size={13} tone="muted">
        {t(isSetUpByBusinessDays(code) ? 'shell.pendingBusinessDays' : 'shell.pendingText')}
      </Text>
    </Stack>
  )
}

function Promised(): ReactNode {
  const { t, rich } = useIntl()
  return (
    <Stack gap={1}>
      <StatusBadge tone="info">{t('myAccess.isPromised')}</StatusBadge>
      <Text>{rich('myAccess.promised', { register: linkTo(pathTo('/userRegistration')) })}</Text>
    </Stack>
  )
}

/** The products that somebody does not have. */
export function LackedProducts({ products, helpers }: HelpedProps): ReactNode {
  const { t } = useIntl()
  const { own_company: company } = useUser()
  return (
    <ProductList
      title={t('myAccess.lack')}
      description={t('myAccess.lackText', { company: company.name, helpers })}
      products={products}
    >
      {({ description }) => description}
    </ProductList>
  )
}
