import type { ComponentSample } from '../../rules/component-sample.ts'
import { ScrollToTop } from './ScrollToTop.tsx'

export const sample: ComponentSample = {
  use: (ref) => <ScrollToTop ref={ref} threshold={-1} />,
  role: ['button', 'Back to top'],
}
