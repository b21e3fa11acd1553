import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Broken } from './broken.fixture.tsx'

export const fixture: ComponentFixture = {
  use: () => <ErrorBoundary>Content</ErrorBoundary>,
  role: null,
  draws: 'content',
  press: {
    use: (reported) => (
      <ErrorBoundary onRefresh={reported}>
        <Broken />
      </ErrorBoundary>
    ),
    control: ['button', 'Refresh'],
    keys: ['Enter, Space'],
  },
}
