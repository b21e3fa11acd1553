import type { AccessLevel, MyAccess } from '@tessera/contract'
import { ACCESS_LEVELS, isSuperAdminGroup, pathTo } from '@tessera/contract'
import { Card, DescriptionList, Section, Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { PendingFacts } from '../../platform/access/PendingFacts.tsx'
import { RequestAccessLink } from '../../platform/access/RequestAccessLink.tsx'
import { useUser } from '../../platform/session/session.tsx'

type Product = MyAccess['products'][number]

const LEVEL_MESSAGES: Readonly<Record<AccessLevel, MessageId>> = {
  [ACCESS_LEVELS.API_NRT]: 'myAccess.level.apiNrt',
  [ACCESS_LEVELS.API_BULK]: 'myAccess.level.apiBulk',
  [ACCESS_LEVELS.UI]: 'myAccess.level.ui',
  [ACCESS_LEVELS.NO_DIRECT_ACCESS]: 'myAccess.level.noDirectAccess',
}

interface ProductListProps {
  title: string
  description: string
  products: readonly Product[]
  /** Returns the content of a product's item. */
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

/** The products that the user can open, with their level. */
export function OwnProducts({ products }: { products: readonly Product[] }): ReactNode {
  const { t, rich } = useIntl()
  const { authz, own_company: company, user_preferences: preferences } = useUser()
  const sectionTexts = { title: t('myAccess.have'), description: t('myAccess.haveText', { company: company.name }) }
  if (products.length === 0) {
    return (
      <Section {...sectionTexts} layout="aside">
        <Card padding={6}>
          <Text>{t(isSuperAdminGroup(authz.group) ? 'myAccess.superAdmin' : 'myAccess.haveNone')}</Text>
        </Card>
      </Section>
    )
  }
  return (
    <ProductList {...sectionTexts} products={products}>
      {({ access_level: level, since }) => (
        <Stack gap={1}>
          {level && <Text>{t(LEVEL_MESSAGES[level])}</Text>}
          {since && (
            <Text size={13} tone="muted">
              {rich('myAccess.since', {
                time: <DateTime iso={since} timeZone={preferences.locale.timezone} isRelative />,
              })}
            </Text>
          )}
        </Stack>
      )}
    </ProductList>
  )
}

interface HelpedProps {
  products: readonly Product[]
  /** The number of contacts named on the page. */
  helpers: number
}

/** The products being set up for the user, with their dates. */
export function PendingProducts({ products, helpers }: HelpedProps): ReactNode {
  const { t } = useIntl()
  return (
    <ProductList title={t('myAccess.pending')} description={t('myAccess.pendingText')} products={products}>
      {({ code, since }) => (since ? <PendingFacts code={code} since={since} helpers={helpers} /> : <Promised />)}
    </ProductList>
  )
}

function Promised(): ReactNode {
  const { t, rich } = useIntl()
  return (
    <Stack gap={1}>
      <StatusBadge tone="info">{t('myAccess.withRegistration')}</StatusBadge>
      <Text>{rich('myAccess.promised', { register: linkTo(pathTo('/userRegistration')) })}</Text>
    </Stack>
  )
}

interface OtherProductsProps extends HelpedProps {
  canRequest: boolean
}

/** The products that the user does not have, each with a link that requests it. */
export function OtherProducts({ products, helpers, canRequest }: OtherProductsProps): ReactNode {
  const { t } = useIntl()
  const { own_company: company } = useUser()
  return (
    <ProductList
      title={t('myAccess.otherProducts')}
      description={t('myAccess.otherProductsText', { company: company.name, helpers })}
      products={products}
    >
      {(product) => (
        <Stack gap={3} align="start">
          <Text>{product.description}</Text>
          {canRequest && <RequestAccessLink product={product} variant="secondary" size="small" />}
        </Stack>
      )}
    </ProductList>
  )
}
