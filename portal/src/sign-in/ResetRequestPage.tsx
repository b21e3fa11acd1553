import { calls, LIMITS, pathTo } from '@tessera/contract'
import { Button, InlineAlert, Link, Stack, TextField } from '@tessera/ui'
import type { FormEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { useWrite } from '../platform/feedback/use-write.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SignInProblem } from './SignInProblem.tsx'

/** Asks for the address that receives the link to set a new password. */
export function ResetRequestPage(): ReactNode {
  const { t } = useIntl()
  const [email, setEmail] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [pressId, setPressId] = useState(() => crypto.randomUUID())
  const { write, isPending, isDone, error } = useWrite(calls.session.requestPasswordReset)
  const isMissing = wasTried && email.trim() === ''

  const change = (value: string): void => {
    setEmail(value)
    setPressId(crypto.randomUUID())
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setWasTried(true)
    if (email.trim() === '') field.current?.focus()
    else if (!isPending) write({ body: { email: email.trim() } }, { idempotencyKey: pressId }).catch(() => {})
  }

  return (
    <SignInFrame name={t('signIn.forgot')} title={t('signIn.resetTitle')} description={t('signIn.resetText')}>
      {isDone ? (
        <InlineAlert tone="success" title={t('signIn.resetSentTitle')}>
          {t('signIn.resetSentText', { minutes: LIMITS.passwordResetMinutes })}
        </InlineAlert>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap={5}>
            <SignInProblem error={error} />
            <TextField
              ref={field}
              label={t('signIn.email')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={LIMITS.email}
              value={email}
              onChange={change}
              isRequired
              errorMessage={isMissing ? t('signIn.emailMissing') : undefined}
            />
            <Button type="submit" variant="primary" size="large" fullWidth isPending={isPending}>
              {t('signIn.resetSubmit')}
            </Button>
          </Stack>
        </form>
      )}
      <Link href={pathTo('/login')} variant="standalone">
        {t('signIn.backToLogIn')}
      </Link>
    </SignInFrame>
  )
}
