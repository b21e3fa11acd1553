import { ActionList, Link, Section } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { useRealLanguage } from '../platform/locale/language.tsx'
import { DEMO_PASSWORD } from './demo-password.ts'
import { useProductName } from './product-name.ts'
import { ROLE_TEXTS } from './roles.ts'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { SignInProblem } from './SignInProblem.tsx'
import type { SignIn } from './use-sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

/** The identity provider's page: logging in with an email and a password, in the reader's language. */
export function SignInPage({ uid }: { uid: string }): ReactNode {
  const { t } = useIntl()
  const visit = useSignIn(uid)
  useRealLanguage(visit.details?.demoAccounts.length === 0)
  const productName = useProductName()
  return (
    <SignInFrame
      name={t('signIn.submit')}
      title={t('signIn.title', { productName })}
      description={t('signIn.text')}
      footer={<DemoAccounts visit={visit} />}
    >
      <SignInProblem error={visit.error} />
      <SignInForm isPending={visit.isPending} onSubmit={visit.signIn} />
      <Link href="/idp/reset" variant="standalone">
        {t('signIn.forgot')}
      </Link>
    </SignInFrame>
  )
}

function DemoAccounts({ visit: { details, signIn } }: { visit: SignIn }): ReactNode {
  const { t } = useIntl()
  if (!details || details.demoAccounts.length === 0) return null
  return (
    <Section title={t('signIn.demoTitle')} size="small" description={t('signIn.demoText')} gap={3}>
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
        onAction={(loginId) => signIn(loginId, DEMO_PASSWORD)}
      />
    </Section>
  )
}
