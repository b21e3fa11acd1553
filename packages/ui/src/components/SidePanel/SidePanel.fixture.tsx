import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { SidePanel } from './SidePanel.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <SidePanel ref={ref} isOpen onOpenChange={() => undefined} title="Net sales">
      Definition
    </SidePanel>
  ),
  role: ['dialog', 'Net sales'],
}
