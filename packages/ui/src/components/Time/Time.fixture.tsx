import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Time } from './Time.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Time ref={ref} dateTime="2026-02-18T22:52:00Z">
      Feb 18, 2026, 4:52 PM Central Time
    </Time>
  ),
  role: ['time', ''],
}
