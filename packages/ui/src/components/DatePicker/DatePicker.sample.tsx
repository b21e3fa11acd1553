import type { ComponentSample } from '../../rules/component-sample.ts'
import { DatePicker } from './DatePicker.tsx'

export const sample: ComponentSample = {
  use: (ref) => <DatePicker ref={ref} label="Due" />,
  role: ['group', 'Due'],
}
