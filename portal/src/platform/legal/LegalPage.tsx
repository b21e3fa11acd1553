import type { LegalText } from '@tessera/contract'
import { Page, Skeleton, Stack } from '@tessera/ui'
import { Article } from '@tessera/ui/article'
import type { ReactNode, Ref } from 'react'
import type { CallState } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { useVersionLine } from './use-version-line.ts'

interface LegalPageProps {
  /** The title while the text is missing. */
  title: string
  text: LegalText | undefined
  state: Pick<CallState<unknown>, 'error' | 'isLoading' | 'retry'>
  /** The request above the text. */
  notice?: ReactNode
  actions?: ReactNode
  breadcrumbs?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  /** The actions below the text. */
  children?: ReactNode
}

/** A legal document: its title, its version and its text. */
export function LegalPage({
  title,
  text,
  state,
  notice,
  actions,
  breadcrumbs,
  headingRef,
  children,
}: LegalPageProps): ReactNode {
  const { locale } = useIntl()
  const versionLine = useVersionLine()
  if (!text) {
    return (
      <Page width="reading" breadcrumbs={breadcrumbs} title={title}>
        {state.error ? (
          <LoadFailure error={state.error} isRetrying={state.isLoading} onRetry={state.retry} />
        ) : (
          <Skeleton variant="text" lines={12} />
        )}
      </Page>
    )
  }
  const lang = text.locale === locale ? undefined : text.locale
  return (
    <Page
      width="reading"
      headingRef={headingRef}
      breadcrumbs={breadcrumbs}
      title={<span lang={lang}>{text.title}</span>}
      description={versionLine(text)}
      actions={actions}
    >
      <Stack gap={8}>
        {notice}
        <Article html={text.html} lang={lang} />
        {children}
      </Stack>
    </Page>
  )
}
