import type { ComponentSample } from '../../rules/component-sample.ts'
import { SidePanel } from './SidePanel.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <SidePanel ref={ref} isOpen onOpenChange={() => undefined} title="Net sales">
      Definition
    </SidePanel>
  ),
  role: ['dialog', 'Net sales'],
}
