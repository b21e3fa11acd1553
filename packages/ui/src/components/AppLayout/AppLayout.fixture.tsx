import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { AppLayout } from './AppLayout.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <AppLayout ref={ref} header="Header" footer="Footer">
      Page
    </AppLayout>
  ),
  role: null,
}
