import { DEFAULT_LOCALE, isLocale } from '@tessera/contract'
import { AppHeader, AppLayout, Card, InlineAlert, Page, SkipLink, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { useAppearance } from '../platform/appearance/appearance.tsx'
import { LANGUAGE_CHOICES, useLanguage } from '../platform/locale/language.tsx'
import { useProductName } from './product-name.ts'

interface SignInFrameProps {
  /** The page's title. */
  name: string
  title: string
  description: string
  /** Shown below the card. */
  footer?: ReactNode
  children: ReactNode
}

/** The layout of the provider's pages: header with language and appearance, one narrow card. */
export function SignInFrame({ name, title, description, footer, children }: SignInFrameProps): ReactNode {
  const { t } = useIntl()
  const productName = useProductName()
  const [isLost, setIsLost] = useState(false)
  const { locale, change } = useLanguage()
  const { theme, changeTheme } = useAppearance()
  useEffect(() => {
    document.title = `${name} | ${productName}`
  }, [name, productName])
  return (
    <>
      <SkipLink />
      <AppLayout
        header={
          <AppHeader
            productName={productName}
            homeHref="/"
            navigation={[]}
            languages={LANGUAGE_CHOICES}
            language={locale}
            onLanguageChange={(id) => {
              change(isLocale(id) ? id : DEFAULT_LOCALE).then(
                () => setIsLost(false),
                () => setIsLost(true),
              )
            }}
            appearance={theme}
            onAppearanceChange={changeTheme}
          />
        }
        footer={null}
      >
        <Page title={title} description={description} width="narrow">
          <Stack gap={8}>
            {isLost && <InlineAlert tone="danger">{t('signIn.languageLost')}</InlineAlert>}
            <Card padding={6} elevation={1}>
              <Stack gap={5}>{children}</Stack>
            </Card>
            {footer}
          </Stack>
        </Page>
      </AppLayout>
    </>
  )
}
