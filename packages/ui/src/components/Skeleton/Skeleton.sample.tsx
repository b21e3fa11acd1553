import type { ComponentSample } from '../../rules/component-sample.ts'
import { Skeleton } from './Skeleton.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Skeleton ref={ref} />,
  role: null,
}
