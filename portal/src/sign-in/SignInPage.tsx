import { Link } from '@tessera/ui'
import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { useRealLanguage } from '../platform/locale/language.tsx'
import { useProductName } from './product-name.ts'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { SignInProblem } from './SignInProblem.tsx'
import { useSignIn } from './use-sign-in.ts'

// Only demonstrations have demo accounts; if they fail to load, users can type the data instead.
const DemoAccounts = lazy(() => import('./DemoAccounts.tsx').catch(() => ({ default: () => null })))

/** The identity provider's page for logging in with an email and a password, in the reader's language. */
export function SignInPage({ uid }: { uid: string }): ReactNode {
  const { t } = useIntl()
  const visit = useSignIn(uid)
  const accounts = visit.details?.demoAccounts
  useRealLanguage(accounts?.length === 0)
  const productName = useProductName()
  return (
    <SignInFrame
      name={t('signIn.submit')}
      title={t('signIn.title', { productName })}
      description={t('signIn.text')}
      footer={
        accounts &&
        accounts.length > 0 && (
          <Suspense fallback={null}>
            <DemoAccounts accounts={accounts} signIn={visit.signIn} />
          </Suspense>
        )
      }
    >
      <SignInProblem error={visit.error} />
      <SignInForm isPending={visit.isPending} onSubmit={visit.signIn} />
      <Link href="/idp/reset" variant="standalone">
        {t('signIn.forgot')}
      </Link>
    </SignInFrame>
  )
}
