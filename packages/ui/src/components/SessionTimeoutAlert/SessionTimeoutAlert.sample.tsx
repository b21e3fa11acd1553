import type { ComponentSample } from '../../rules/component-sample.ts'
import { SessionTimeoutAlert } from './SessionTimeoutAlert.tsx'

export const sample: ComponentSample = {
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
