import type { ComponentSample } from '../../rules/component-sample.ts'
import { TimeField } from './TimeField.tsx'

export const sample: ComponentSample = {
  use: (ref) => <TimeField ref={ref} label="Start" />,
  role: ['group', 'Start'],
}
