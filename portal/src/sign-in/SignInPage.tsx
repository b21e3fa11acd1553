import { DEFAULT_LOCALE, isLocale } from '@tessera/contract'
import { ActionList, AppHeader, AppLayout, Card, Heading, Page, SkipLink, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { useAppearance } from '../shell/appearance.tsx'
import { LANGUAGE_CHOICES, useLanguage, useRealLanguage } from '../shell/language.tsx'
import { DEMO_PASSWORD } from './demo-password.ts'
import { ROLE_TEXTS } from './roles.ts'
import { SignInForm } from './SignInForm.tsx'
import { SignInProblem } from './SignInProblem.tsx'
import type { SignIn } from './use-sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

const DEFAULT_NAME = 'Scintilla'

/** The identity provider's page: logging in with an email and a password, in the reader's language. */
export function SignInPage({ uid }: { uid: string }): ReactNode {
  const { t } = useIntl()
  const visit = useSignIn(uid)
  useRealLanguage(visit.details?.demoAccounts.length === 0)
  const productName = visit.details?.productName ?? DEFAULT_NAME
  const title = t('signIn.title', { productName })
  useEffect(() => {
    document.title = `${t('signIn.submit')} | ${productName}`
  }, [t, productName])
  return (
    <>
      <SkipLink />
      <AppLayout header={<SignInHeader productName={productName} />} footer={null}>
        <Page title={title} description={t('signIn.text')} width="narrow">
          <Stack gap={8}>
            <Card padding={6} elevation={1}>
              <Stack gap={5}>
                <SignInProblem error={visit.error} />
                <SignInForm isPending={visit.isPending} onSubmit={visit.signIn} />
              </Stack>
            </Card>
            <DemoAccounts visit={visit} />
          </Stack>
        </Page>
      </AppLayout>
    </>
  )
}

function SignInHeader({ productName }: { productName: string }): ReactNode {
  const { locale, change } = useLanguage()
  const { theme, changeTheme } = useAppearance()
  return (
    <AppHeader
      productName={productName}
      homeHref="/"
      navigation={[]}
      languages={LANGUAGE_CHOICES}
      language={locale}
      onLanguageChange={(id) => void change(isLocale(id) ? id : DEFAULT_LOCALE)}
      appearance={theme}
      onAppearanceChange={changeTheme}
    />
  )
}

function DemoAccounts({ visit: { details, signIn } }: { visit: SignIn }): ReactNode {
  const { t } = useIntl()
  if (!details || details.demoAccounts.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby="demo">
      <Stack gap={1}>
        <Heading level={2} size="small" id="demo">
          {t('signIn.demoTitle')}
        </Heading>
        <Text tone="muted">{t('signIn.demoText')}</Text>
      </Stack>
      <ActionList
        aria-label={t('signIn.demoTitle')}
        items={details.demoAccounts.map(({ loginId, name, companyName: company, role }) => {
          const roleText = ROLE_TEXTS[role]
          return {
            id: loginId,
            title: name,
            description: roleText ? t('signIn.demoDetail', { role: t(roleText), company }) : company,
          }
        })}
        onAction={(loginId) => void signIn(loginId, DEMO_PASSWORD)}
      />
    </Stack>
  )
}
