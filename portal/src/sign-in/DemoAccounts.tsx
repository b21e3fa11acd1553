import type { SignInDetails } from '@tessera/contract'
import { ActionList, Section } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { DEMO_PASSWORD } from './demo-password.ts'
import { ROLE_TEXTS } from './roles.ts'
import type { SignIn } from './use-sign-in.ts'

interface DemoAccountsProps {
  accounts: SignInDetails['demoAccounts']
  signIn: SignIn['signIn']
}

/** Demo accounts; one press logs in. */
export default function DemoAccounts({ accounts, signIn }: DemoAccountsProps): ReactNode {
  const { t } = useIntl()
  return (
    <Section title={t('signIn.demoTitle')} size="small" description={t('signIn.demoText')} gap={3}>
      <ActionList
        aria-label={t('signIn.demoTitle')}
        items={accounts.map(({ loginId, name, companyName: company, role }) => {
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
