import type { Locale } from '@tessera/contract'
import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { languageName } from '../../messages/language-name.ts'

/** The language of a text as an attribute; undefined where it is the page's. */
export function useOtherLanguage(language: Locale): Locale | undefined {
  const { locale } = useIntl()
  // The pseudo-language is English in disguise.
  const isOwn = language === locale || (locale === 'en-XA' && language === 'en-US')
  return isOwn ? undefined : language
}

/** Says in which language a text is shown that the reader's language does not have. */
export function OtherLanguage({ language }: { language: Locale }): ReactNode {
  const { t, locale } = useIntl()
  if (useOtherLanguage(language) === undefined) return null
  return (
    <output>
      <InlineAlert tone="info" title={t('reading.otherLanguage')}>
        {t('reading.otherLanguageText', { language: languageName(locale, language) })}
      </InlineAlert>
    </output>
  )
}
