import type { ProductCode, ProductIntroduction } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import {
  Button,
  ButtonLink,
  Card,
  Grid,
  Heading,
  Hero,
  Link,
  Mosaic,
  Page,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@tessera/ui'
import type { ButtonLinkProps } from '@tessera/ui'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useAnalytics } from '../../platform/analytics/analytics.ts'
import { useConfig } from '../../platform/config/config.tsx'
import { lazyPage, loadPart } from '../../platform/routing/lazy-page.ts'
import { queryOf } from '../../platform/routing/route.ts'
import { MARKS } from './marks.ts'
import { expectedIntroductions } from './sections.ts'

const COLUMNS = { base: 1, medium: 2, large: 3 } as const
const BasicPlan = lazyPage(() => import('./BasicPlan.tsx'), 'plans')
const LearnDialog = lazy(() => loadPart(() => import('./LearnDialog.tsx')))

/** The page before login: an introduction, the products, and contacts. */
export default function LandingPage(): ReactNode {
  const { t } = useIntl()
  const isBasic = queryOf(useLocation(), 'plan') === 'basic'
  return (
    <Page>
      <Stack gap={16}>
        <Hero
          title={t('landing.title')}
          description={t('landing.text')}
          mosaic={MARKS.SHOPPER_BEHAVIOR}
          actions={<LogIn size="large" />}
        />
        <Products />
        {isBasic && (
          <Suspense fallback={null}>
            <BasicPlan />
          </Suspense>
        )}
        <Section title={t('landing.questionTitle')} gap={2}>
          <Text size={16} tone="muted">
            {t('landing.questionText')}
          </Text>
          <Link href={pathTo('/contactUs')} variant="standalone">
            {t('menu.contactUs')}
          </Link>
        </Section>
      </Stack>
    </Page>
  )
}

function LogIn({ size }: Pick<ButtonLinkProps, 'size'>): ReactNode {
  const { t } = useIntl()
  return (
    <ButtonLink href={pathTo('/login')} variant="primary" size={size}>
      {t('shell.logIn')}
    </ButtonLink>
  )
}

function Products(): ReactNode {
  const { t } = useIntl()
  const analytics = useAnalytics()
  const config = useConfig()
  const { data: products, isLoading } = useCall(calls.products.learn)
  const [opened, setOpened] = useState<ProductIntroduction | null>(null)
  const open = (product: ProductIntroduction): void => {
    analytics.track('button_click', { button: 'learn more', code: product.code })
    setOpened(product)
  }
  if (!products && !isLoading) return null
  return (
    <Section title={t('landing.products')} size="large" description={t('landing.productsText')} gap={6}>
      <Grid as="ul" columns={COLUMNS} gap={4}>
        {products
          ? products.map((product) => <Introduced key={product.code} product={product} onOpen={open} />)
          : expectedIntroductions(config).map((code) => <Introducing key={code} code={code} />)}
      </Grid>
      <Suspense fallback={null}>
        {opened && <LearnDialog product={opened} nextStep={<LogIn />} onClose={() => setOpened(null)} />}
      </Suspense>
    </Section>
  )
}

interface IntroducedProps {
  product: ProductIntroduction
  onOpen: (product: ProductIntroduction) => void
}

function Introduced({ product, onOpen }: IntroducedProps): ReactNode {
  const { t } = useIntl()
  const headingId = `product-${product.code}`
  return (
    <Card padding={5}>
      <Stack gap={4} align="start" justify="between">
        <Stack gap={4}>
          <Mosaic pattern={MARKS[product.code]} />
          <Stack gap={2}>
            <Heading level={3} size="small" id={headingId}>
              {product.title}
            </Heading>
            <Text tone="muted">{product.description}</Text>
          </Stack>
        </Stack>
        <Button size="small" aria-describedby={headingId} onPress={() => onOpen(product)}>
          {t('landing.learnMore')}
        </Button>
      </Stack>
    </Card>
  )
}

function Introducing({ code }: { code: ProductCode }): ReactNode {
  return (
    <Card padding={5}>
      <Stack gap={4}>
        <Mosaic pattern={MARKS[code]} tone="neutral" />
        <Stack gap={2}>
          <Skeleton variant="heading" height={24} />
          <Skeleton lines={2} />
        </Stack>
        <Skeleton variant="heading" height={28} />
      </Stack>
    </Card>
  )
}
