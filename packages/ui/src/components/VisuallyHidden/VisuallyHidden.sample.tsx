import type { ComponentSample } from '../../rules/component-sample.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const sample: ComponentSample = {
  use: (ref) => <VisuallyHidden ref={ref}>Content</VisuallyHidden>,
  role: null,
}
