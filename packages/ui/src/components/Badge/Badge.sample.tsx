import type { ComponentSample } from '../../rules/component-sample.ts'
import { Badge } from './Badge.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Badge ref={ref} tone="neutral">
      Beta
    </Badge>
  ),
  role: null,
}
