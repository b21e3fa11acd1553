import type { ComponentSample } from '../../rules/component-sample.ts'
import { NumberField } from './NumberField.tsx'

export const sample: ComponentSample = {
  use: (ref) => <NumberField ref={ref} label="Seats" />,
  role: ['textbox', 'Seats'],
}
