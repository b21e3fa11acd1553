import type { ComponentSample } from '../../rules/component-sample.ts'
import { SkipLink } from './SkipLink.tsx'

export const sample: ComponentSample = {
  use: (ref) => <SkipLink ref={ref} />,
  role: ['link', 'Skip to main content'],
}
