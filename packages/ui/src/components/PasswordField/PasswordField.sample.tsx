import type { ComponentSample } from '../../rules/component-sample.ts'
import { PasswordField } from './PasswordField.tsx'

export const sample: ComponentSample = {
  use: (ref) => <PasswordField ref={ref} label="Password" />,
  role: ['button', 'Show password'],
}
