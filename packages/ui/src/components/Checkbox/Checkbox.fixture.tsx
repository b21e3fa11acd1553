import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Checkbox } from './Checkbox.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Checkbox ref={ref}>Agree</Checkbox>,
  role: ['checkbox', 'Agree'],
}
