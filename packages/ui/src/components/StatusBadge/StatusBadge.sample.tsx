import type { ComponentSample } from '../../rules/component-sample.ts'
import { StatusBadge } from './StatusBadge.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <StatusBadge ref={ref} tone="success">
      Active
    </StatusBadge>
  ),
  role: null,
}
