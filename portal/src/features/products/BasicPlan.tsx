import { pathTo } from '@tessera/contract'
import { ButtonLink, Card, Grid, Inline, Section, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'

/** The plans' content, and how to get one. */
export default function BasicPlan(): ReactNode {
  const { t } = useIntl()
  const { hash } = useLocation()
  // The browser looked for the hash target before it was rendered.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  return (
    <>
      <Section id="plans" title={t('title.productPlans')} size="large" description={t('plans.text')} gap={6}>
        <Grid columns={{ base: 1, medium: 2 }} gap={4}>
          <Plan title={t('plans.basic')} text={t('plans.basicText')} />
          <Plan title={t('plans.full')} text={t('plans.fullText')} />
        </Grid>
      </Section>
      <Section id="signUp" title={t('title.planSignUp')} description={t('plans.signUpText')}>
        <Inline>
          <ButtonLink href={pathTo('/contactUs')}>{t('plans.signUp')}</ButtonLink>
        </Inline>
      </Section>
    </>
  )
}

function Plan({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <Card padding={6}>
      <Section title={title} level={3} size="small" gap={2}>
        <Text size={16}>{text}</Text>
      </Section>
    </Card>
  )
}
