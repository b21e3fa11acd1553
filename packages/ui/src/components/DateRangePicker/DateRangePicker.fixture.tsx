import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <DateRangePicker ref={ref} label="Period" />,
  role: ['group', 'Period'],
}
