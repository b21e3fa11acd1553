import type { ComponentSample } from '../../rules/component-sample.ts'
import { Text } from './Text.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Text ref={ref}>Words</Text>,
  role: null,
}
