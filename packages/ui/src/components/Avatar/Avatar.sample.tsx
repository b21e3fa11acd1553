import type { ComponentSample } from '../../rules/component-sample.ts'
import { Avatar } from './Avatar.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Avatar ref={ref} name="Dana Reyes" />,
  role: ['img', 'Dana Reyes'],
}
