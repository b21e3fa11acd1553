import type { ComponentSample } from '../../rules/component-sample.ts'
import { Stack } from './Stack.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Stack ref={ref}>Under</Stack>,
  role: null,
}
