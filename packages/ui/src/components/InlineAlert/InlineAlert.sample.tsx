import type { ComponentSample } from '../../rules/component-sample.ts'
import { InlineAlert } from './InlineAlert.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <InlineAlert ref={ref} tone="info">
      Message
    </InlineAlert>
  ),
  role: ['img', 'Information'],
}
