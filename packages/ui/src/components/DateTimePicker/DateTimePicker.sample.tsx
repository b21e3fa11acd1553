import type { ComponentSample } from '../../rules/component-sample.ts'
import { DateTimePicker } from './DateTimePicker.tsx'

export const sample: ComponentSample = {
  use: (ref) => <DateTimePicker ref={ref} label="Due" />,
  role: ['group', 'Due'],
}
