import { LIMITS } from '@tessera/contract'
import { Button, PasswordField, Stack, TextField } from '@tessera/ui'
import type { FormEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useIntl } from '../messages/intl.tsx'

interface SignInFormProps {
  isPending: boolean
  onSubmit: (email: string, password: string) => void
}

/** Email and password. Pasting and password managers work, and typed text is never lost. */
export function SignInForm({ isPending, onSubmit }: SignInFormProps): ReactNode {
  const { t } = useIntl()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const isEmailMissing = wasTried && email.trim() === ''
  const isPasswordMissing = wasTried && password === ''

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setWasTried(true)
    if (email.trim() === '') emailField.current?.focus()
    else if (password === '') passwordField.current?.focus()
    else if (!isPending) onSubmit(email.trim(), password)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <TextField
          ref={emailField}
          label={t('signIn.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={LIMITS.email}
          value={email}
          onChange={setEmail}
          isRequired
          isInvalid={isEmailMissing}
          errorMessage={isEmailMissing ? t('signIn.emailMissing') : undefined}
        />
        <PasswordField
          ref={passwordField}
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
          isInvalid={isPasswordMissing}
          errorMessage={isPasswordMissing ? t('signIn.passwordMissing') : undefined}
        />
        <Button type="submit" variant="primary" size="large" fullWidth isPending={isPending}>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </form>
  )
}
