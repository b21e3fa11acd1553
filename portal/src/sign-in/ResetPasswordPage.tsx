import { calls, LIMITS, pathTo } from '@tessera/contract'
import { Button, ButtonLink, InlineAlert, PasswordField, Stack } from '@tessera/ui'
import type { FormEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { useWrite } from '../platform/feedback/use-write.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SignInProblem } from './SignInProblem.tsx'

/** Sets a new password by the link of a mail. */
export function ResetPasswordPage({ token }: { token: string }): ReactNode {
  const { t } = useIntl()
  const [password, setPassword] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { write, isPending, isDone, error } = useWrite(calls.session.resetPassword)
  const isShort = password.length < LIMITS.password
  const holdsEmail = error?.fieldErrors?.some(({ code }) => code === 'same_as_email') ?? false
  const refusal =
    wasTried && isShort
      ? t('signIn.newPasswordShort', { count: LIMITS.password })
      : holdsEmail && t('signIn.newPasswordHoldsEmail')

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setWasTried(true)
    if (isShort) field.current?.focus()
    else if (!isPending) write({ params: { token }, body: { password } }).catch(() => {})
  }

  return (
    <SignInFrame name={t('signIn.newTitle')} title={t('signIn.newTitle')} description={t('signIn.newText')}>
      {isDone ? (
        <InlineAlert
          tone="success"
          title={t('signIn.newDoneTitle')}
          actions={
            <ButtonLink href={pathTo('/login')} variant="primary">
              {t('signIn.submit')}
            </ButtonLink>
          }
        >
          {t('signIn.newDoneText')}
        </InlineAlert>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap={5}>
            <SignInProblem error={holdsEmail ? undefined : error} />
            <PasswordField
              ref={field}
              label={t('signIn.newPassword')}
              description={t('signIn.newPasswordHelp', { count: LIMITS.password })}
              name="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              isRequired
              errorMessage={refusal || undefined}
            />
            <Button type="submit" variant="primary" size="large" fullWidth isPending={isPending}>
              {t('signIn.newSubmit')}
            </Button>
          </Stack>
        </form>
      )}
    </SignInFrame>
  )
}
