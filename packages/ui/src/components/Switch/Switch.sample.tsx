import type { ComponentSample } from '../../rules/component-sample.ts'
import { Switch } from './Switch.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Switch ref={ref}>Email me</Switch>,
  role: ['switch', 'Email me'],
}
