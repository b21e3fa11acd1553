import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { TextField } from './TextField.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <TextField ref={ref} label="Email" />,
  role: ['textbox', 'Email'],
}
