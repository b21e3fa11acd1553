import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { SessionTimeoutAlert } from './SessionTimeoutAlert.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <SessionTimeoutAlert
      ref={ref}
      isOpen
      endsAt={0}
      onExtend={() => undefined}
      onLogOut={() => undefined}
      onLogIn={() => undefined}
    />
  ),
  role: ['alertdialog', 'Are you still there?'],
  draws: 'later',
}
