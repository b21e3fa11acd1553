import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PasswordField } from './PasswordField.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <PasswordField ref={ref} label="Password" />,
  role: ['button', 'Show password'],
}
