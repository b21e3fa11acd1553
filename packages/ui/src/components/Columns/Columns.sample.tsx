import type { ComponentSample } from '../../rules/component-sample.ts'
import { Columns } from './Columns.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Columns ref={ref} aside="Aside">
      Content
    </Columns>
  ),
  role: null,
}
