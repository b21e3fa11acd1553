import type { ComponentSample } from '../../rules/component-sample.ts'
import { EmptyState } from './EmptyState.tsx'

export const sample: ComponentSample = {
  use: (ref) => <EmptyState ref={ref} title="No users yet" />,
  role: ['heading', 'No users yet'],
}
