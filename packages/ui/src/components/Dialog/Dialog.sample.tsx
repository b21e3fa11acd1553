import type { ComponentSample } from '../../rules/component-sample.ts'
import { Dialog } from './Dialog.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Dialog ref={ref} isOpen onOpenChange={() => undefined} title="Access pending">
      Soon
    </Dialog>
  ),
  role: ['dialog', 'Access pending'],
  draws: 'later',
}
