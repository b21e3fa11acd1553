'use client'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type Ref, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/TextField'
import * as styles from '../../internal/field.css.ts'
import { splitData } from '../../internal/field-data.ts'
import { Icon } from '../../internal/icon.tsx'
import { ignoreWhileComposing } from '../../internal/input-method.ts'
import { type TextFieldBase, TextFrame } from '../../internal/text-frame.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { passwordFieldMessages } from './messages.ts'

export interface PasswordFieldProps extends TextFieldBase {
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A secret that the user can reveal and can paste from a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const [data, { autoComplete = 'current-password', ref, ...rest }] = splitData(props)
  const { showPassword, hidePassword } = useMessages(passwordFieldMessages)
  const [isShown, setShown] = useState(false)
  return (
    <TextFrame {...rest} autoComplete={autoComplete} type={isShown ? 'text' : 'password'} spellCheck={false}>
      <div className={styles.box}>
        <Input
          {...data}
          ref={ref}
          className={`${styles.input} ${styles.withButton}`}
          autoCapitalize="none"
          autoCorrect="off"
          onKeyDownCapture={ignoreWhileComposing}
        />
        <Button
          className={styles.button}
          aria-label={isShown ? hidePassword : showPassword}
          isDisabled={rest.isDisabled}
          onPress={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </Button>
      </div>
    </TextFrame>
  )
}
