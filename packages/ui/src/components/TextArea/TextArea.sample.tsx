import type { ComponentSample } from '../../rules/component-sample.ts'
import { TextArea } from './TextArea.tsx'

export const sample: ComponentSample = {
  use: (ref) => <TextArea ref={ref} label="Details" />,
  role: ['textbox', 'Details'],
}
