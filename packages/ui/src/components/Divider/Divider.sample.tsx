import type { ComponentSample } from '../../rules/component-sample.ts'
import { Divider } from './Divider.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Divider ref={ref} />,
  role: null,
}
