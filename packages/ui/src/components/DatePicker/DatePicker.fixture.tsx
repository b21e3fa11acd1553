import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { DatePicker } from './DatePicker.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <DatePicker ref={ref} label="Due" />,
  role: ['group', 'Due'],
}
