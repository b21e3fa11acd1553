import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Toast } from './Toast.tsx'
import { createToastQueue } from './toast-queue.ts'

export const fixture: ComponentFixture = {
  use: (ref) => <Toast ref={ref} queue={createToastQueue()} />,
  role: ['region', 'Notifications'],
}
