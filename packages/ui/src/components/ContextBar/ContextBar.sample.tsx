import type { ComponentSample } from '../../rules/component-sample.ts'
import { ContextBar } from './ContextBar.tsx'

export const sample: ComponentSample = {
  use: (ref) => <ContextBar ref={ref} title="Acting for Bright Foods" />,
  role: ['region', 'Acting for Bright Foods'],
}
