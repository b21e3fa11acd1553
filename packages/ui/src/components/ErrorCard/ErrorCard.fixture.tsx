import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ErrorCard } from './ErrorCard.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <ErrorCard ref={ref}>The users could not be loaded.</ErrorCard>,
  role: ['heading', 'Something went wrong'],
}
