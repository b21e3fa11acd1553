'use client'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/TextField'
import { Icon } from '../../internal/icon.tsx'
import { useUIMessages } from '../../messages/context.ts'
import * as field from '../TextField/TextField.css.ts'
import { FieldFrame, type TextFieldBase } from '../TextField/TextField.tsx'
import * as styles from './PasswordField.css.ts'

export type PasswordFieldProps = TextFieldBase

/** A secret that may be shown while typing and pasted from a password manager. */
export function PasswordField({ autoComplete = 'current-password', ref, ...rest }: PasswordFieldProps) {
  const { showPassword, hidePassword } = useUIMessages()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...rest} autoComplete={autoComplete} type={isShown ? 'text' : 'password'} spellCheck={false}>
      <div className={field.box}>
        <Input ref={ref} className={`${field.input} ${field.withButton}`} autoCapitalize="none" autoCorrect="off" />
        <ShowButton
          label={isShown ? hidePassword : showPassword}
          icon={isShown ? EyeOff : Eye}
          isDisabled={rest.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      </div>
    </FieldFrame>
  )
}

interface ShowButtonProps {
  label: string
  icon: typeof Eye
  isDisabled: boolean | undefined
  onPress: () => void
}

const ShowButton = ({ label, icon, isDisabled, onPress }: ShowButtonProps) => (
  <Button className={styles.toggle} aria-label={label} isDisabled={isDisabled} onPress={onPress}>
    <Icon of={icon} />
  </Button>
)
