import { calls, LIMITS, pathTo } from '@tessera/contract'
import { Button, ButtonLink, InlineAlert, PasswordField, Skeleton, Stack } from '@tessera/ui'
import type { FormEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { RequestError } from '../data/request-error.ts'
import { asRequestError } from '../data/request-error.ts'
import { useCall } from '../data/use-call.ts'
import { useIntl } from '../messages/intl.tsx'
import { useWrite } from '../platform/feedback/use-write.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SignInProblem } from './SignInProblem.tsx'

/** Sets a new password with the link from an email, or reports immediately that the link no longer works. */
export function ResetPasswordPage({ token }: { token: string }): ReactNode {
  const { t } = useIntl()
  const [endedError, setEndedError] = useState<RequestError>()
  const link = useCall(calls.session.passwordResetDetails, { params: { token } }, { once: true, background: true })
  const expiry = endedError ?? (hasExpired(link.error) ? link.error : undefined)
  if (expiry) {
    const title = t('signIn.expiredTitle')
    const text = t('signIn.expiredText', { minutes: LIMITS.passwordResetMinutes, days: LIMITS.invitationDays })
    return (
      <SignInFrame name={title} title={title} description={text}>
        <SignInProblem error={expiry} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame name={t('signIn.newTitle')} title={t('signIn.newTitle')} description={t('signIn.newText')}>
      {link.isLoading ? (
        <Skeleton variant="block" height={180} />
      ) : (
        <NewPassword token={token} onExpired={setEndedError} />
      )}
    </SignInFrame>
  )
}

function hasExpired(error: RequestError | undefined): boolean {
  return error?.code === 'RESET_LINK_EXPIRED'
}

interface NewPasswordProps {
  token: string
  /** Called if the link expired while the page was open. */
  onExpired: (error: RequestError) => void
}

function NewPassword({ token, onExpired }: NewPasswordProps): ReactNode {
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
      : holdsEmail && t('signIn.newPasswordContainsEmail')

  const send = async (): Promise<void> => {
    try {
      await write({ params: { token }, body: { password } })
    } catch (reason) {
      // Other failures are in `error`.
      const failure = asRequestError(reason)
      if (hasExpired(failure)) onExpired(failure)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setWasTried(true)
    if (isShort) field.current?.focus()
    else if (!isPending) void send()
  }

  if (isDone) {
    return (
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
    )
  }
  return (
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
  )
}
