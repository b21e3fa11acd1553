import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { NumberField } from './NumberField.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <NumberField ref={ref} label="Seats" />,
  role: ['textbox', 'Seats'],
}
