import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { InlineAlert } from './InlineAlert.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <InlineAlert ref={ref} tone="info">
      Message
    </InlineAlert>
  ),
  role: ['img', 'Information'],
}
