import type { ComponentSample } from '../../rules/component-sample.ts'
import { Toast } from './Toast.tsx'
import { createToastQueue } from './toast-queue.ts'

export const sample: ComponentSample = {
  use: (ref) => <Toast ref={ref} queue={createToastQueue()} />,
  role: ['region', 'Notifications'],
}
