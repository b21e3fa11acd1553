import type { ComponentSample } from '../../rules/component-sample.ts'
import { Highlight } from './Highlight.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Highlight ref={ref} ranges={[[0, 3]]}>
      Net sales amount
    </Highlight>
  ),
  role: null,
}
