import type { BannerChange, BannerFillIn, BannerText, Locale } from '@tessera/contract'
import { fillIn, fillInsOf, formatDeadline, LOCALES } from '@tessera/contract'
import { PreviewArea, SegmentedControl, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { PortalBanner } from '../../platform/banners/PortalBanner.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { LANGUAGE_MESSAGES } from './operations-messages.ts'

const NOTHING = (): void => undefined

type Shown = Pick<BannerChange, 'kind' | 'severity' | 'dismissible' | 'linkUrl' | 'texts'>

type Filled = Readonly<Record<BannerFillIn, string>>

/** Returns the banner of a preview; empty parts become three dots. */
function writtenIn({ kind, texts }: Shown, locale: Locale, filled: Filled): BannerText {
  const { title, text, linkText } = texts[locale]
  const values = Object.fromEntries(fillInsOf(kind).map((name) => [name, filled[name]]))
  return { title: fillIn(title, values) || '…', text: fillIn(text, values) || '…', linkText }
}

type PreviewTheme = 'light' | 'dark' | 'high-contrast'

interface BannerPreviewProps {
  banner: Shown
  locale: Locale
  theme: PreviewTheme
}

/** A preview of a banner in one language and theme. */
export function BannerPreview({ banner, locale, theme }: BannerPreviewProps): ReactNode {
  const { own_company: company } = useUser()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  // The placeholder values for the writer's own account, today.
  const filled = { company: company.name, deadline: formatDeadline(today, locale) }
  return (
    <PreviewArea theme={theme} locale={locale}>
      <PortalBanner
        isWhole
        banner={{ ...banner, ...writtenIn(banner, locale, filled) }}
        onDismiss={banner.dismissible ? NOTHING : undefined}
      />
    </PreviewArea>
  )
}

/** The theme of previews, and the control that selects it. */
export function usePreviewTheme(): [theme: PreviewTheme, control: ReactNode] {
  const { t } = useIntl()
  const [theme, setTheme] = useState<PreviewTheme>('light')
  const control = (
    <SegmentedControl
      label={t('operations.appearance')}
      size="small"
      options={[
        { id: 'light', label: t('operations.look.light') },
        { id: 'dark', label: t('operations.look.dark') },
        { id: 'high-contrast', label: t('operations.look.highContrast') },
      ]}
      value={theme}
      onChange={(chosen) => setTheme(chosen ?? 'light')}
    />
  )
  return [theme, control]
}

/** The previews of a banner in each language, in the selected theme. */
export function BannerPreviews({ banner }: { banner: Shown }): ReactNode {
  const { t } = useIntl()
  const [theme, control] = usePreviewTheme()
  return (
    <Stack gap={4}>
      {control}
      {LOCALES.map((locale) => (
        <Stack key={locale} gap={2}>
          <Text size={13} weight={600}>
            {t(LANGUAGE_MESSAGES[locale])}
          </Text>
          <BannerPreview banner={banner} locale={locale} theme={theme} />
        </Stack>
      ))}
    </Stack>
  )
}
