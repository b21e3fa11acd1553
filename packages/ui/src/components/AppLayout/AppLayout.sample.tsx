import type { ComponentSample } from '../../rules/component-sample.ts'
import { AppLayout } from './AppLayout.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <AppLayout ref={ref} header="Header" footer="Footer">
      Page
    </AppLayout>
  ),
  role: null,
}
