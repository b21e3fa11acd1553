import type { ComponentSample } from '../../rules/component-sample.ts'
import { Inline } from './Inline.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Inline ref={ref}>Beside</Inline>,
  role: null,
}
