import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Dialog } from './Dialog.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Dialog ref={ref} isOpen onOpenChange={() => undefined} title="Access pending">
      Soon
    </Dialog>
  ),
  role: ['dialog', 'Access pending'],
  draws: 'later',
}
