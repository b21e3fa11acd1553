import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { DateTimePicker } from './DateTimePicker.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <DateTimePicker ref={ref} label="Due" />,
  role: ['group', 'Due'],
}
