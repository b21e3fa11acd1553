import type { ComponentSample } from '../../rules/component-sample.ts'
import { TextField } from './TextField.tsx'

export const sample: ComponentSample = {
  use: (ref) => <TextField ref={ref} label="Email" />,
  role: ['textbox', 'Email'],
}
