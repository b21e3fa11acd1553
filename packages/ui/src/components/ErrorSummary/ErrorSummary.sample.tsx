import type { ComponentSample } from '../../rules/component-sample.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

export const sample: ComponentSample = {
  use: (ref) => <ErrorSummary ref={ref} errors={[{ message: 'Write a name.' }]} />,
  role: ['region', '1 field needs your attention'],
}
