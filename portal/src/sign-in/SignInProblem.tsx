import { pathTo } from '@tessera/contract'
import { InlineAlert, Link } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { RequestError } from '../data/request-error.ts'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'

/** The reason why signing in failed, and the next step. */
export function SignInProblem({ error }: { error: RequestError | undefined }): ReactNode {
  const { t } = useIntl()
  const nextStep = useNextStep(error)
  if (!error) return null
  return (
    <InlineAlert tone="danger" actions={nextStep}>
      {failureText(t, error, 'notice')}
    </InlineAlert>
  )
}

function useNextStep(error: RequestError | undefined): ReactNode {
  const { t } = useIntl()
  const { code, location } = error ?? {}
  if (code === 'SIGN_IN_EXPIRED' || code === 'NOT_FOUND') {
    return (
      <Link href={pathTo('/login')} variant="standalone">
        {t('signIn.startAgain')}
      </Link>
    )
  }
  if (code === 'RESET_LINK_EXPIRED') {
    return (
      <Link href="/idp/reset" variant="standalone">
        {t('signIn.resetAgain')}
      </Link>
    )
  }
  if (code !== 'OTHER_TENANT' || !location || !URL.canParse(location)) return undefined
  return (
    <Link href={location} variant="standalone">
      {t('signIn.goTo', { host: new URL(location).host })}
    </Link>
  )
}
