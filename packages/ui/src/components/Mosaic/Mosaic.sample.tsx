import type { ComponentSample } from '../../rules/component-sample.ts'
import { Mosaic } from './Mosaic.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Mosaic ref={ref} pattern=".33. 3223 3s23 .33." />,
  role: null,
}
