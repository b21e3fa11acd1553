import type { ComponentSample } from '../../rules/component-sample.ts'
import { Checkbox } from './Checkbox.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Checkbox ref={ref}>Agree</Checkbox>,
  role: ['checkbox', 'Agree'],
}
