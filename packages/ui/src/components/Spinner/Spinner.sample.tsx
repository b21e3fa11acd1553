import type { ComponentSample } from '../../rules/component-sample.ts'
import { Spinner } from './Spinner.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Spinner ref={ref} />,
  role: ['img', 'Loading'],
}
