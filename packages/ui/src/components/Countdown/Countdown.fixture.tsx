import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Countdown } from './Countdown.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Countdown ref={ref} until={60_000} />,
  role: ['timer', 'Time left'],
}
