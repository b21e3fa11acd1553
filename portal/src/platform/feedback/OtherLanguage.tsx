import type { Locale } from '@tessera/contract'
import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { languageName } from '../../messages/language-name.ts'

/** Returns the language of a text as an attribute; undefined if it is the page's language. */
export function useOtherLanguage(language: Locale): Locale | undefined {
  const { locale } = useIntl()
  // The pseudo-language uses English texts.
  const isOwn = language === locale || (locale === 'en-XA' && language === 'en-US')
  return isOwn ? undefined : language
}

/** Names the language of a text that is not available in the reader's language. */
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
