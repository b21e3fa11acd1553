import type { ComponentSample } from '../../rules/component-sample.ts'
import { LoadingPage } from './LoadingPage.tsx'

export const sample: ComponentSample = {
  use: (ref) => <LoadingPage ref={ref} />,
  role: ['img', 'Loading'],
}
