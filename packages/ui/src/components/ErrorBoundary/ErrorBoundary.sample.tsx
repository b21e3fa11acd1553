import type { ComponentSample } from '../../rules/component-sample.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Broken } from './broken.sample.tsx'

export const sample: ComponentSample = {
  use: () => <ErrorBoundary>Content</ErrorBoundary>,
  role: null,
  draws: 'content',
  press: {
    use: (told) => (
      <ErrorBoundary onRefresh={told}>
        <Broken />
      </ErrorBoundary>
    ),
    control: ['button', 'Refresh'],
    keys: ['Enter, Space'],
  },
}
