import type { ComponentSample } from '../../rules/component-sample.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

export const sample: ComponentSample = {
  use: (ref) => <DateRangePicker ref={ref} label="Period" />,
  role: ['group', 'Period'],
}
