import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { TimeField } from './TimeField.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <TimeField ref={ref} label="Start" />,
  role: ['group', 'Start'],
}
