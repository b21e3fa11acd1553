import type { ComponentSample } from '../../rules/component-sample.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <ConfirmDialog
      ref={ref}
      isOpen
      onOpenChange={() => undefined}
      title="Delete these users?"
      tone="danger"
      confirmLabel="Delete"
      count={3}
      onConfirm={() => undefined}
    />
  ),
  role: ['alertdialog', 'Delete these users?'],
  draws: 'later',
}
