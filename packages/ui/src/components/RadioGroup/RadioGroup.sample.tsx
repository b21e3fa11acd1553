import type { ComponentSample } from '../../rules/component-sample.ts'
import { RadioGroup } from './RadioGroup.tsx'

export const sample: ComponentSample = {
  use: (ref) => <RadioGroup ref={ref} label="Type" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['radiogroup', 'Type'],
}
