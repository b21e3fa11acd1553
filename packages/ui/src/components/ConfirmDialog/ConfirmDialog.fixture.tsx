import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export const fixture: ComponentFixture = {
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
