import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { UIProvider } from './UIProvider.tsx'

export const fixture: ComponentFixture = {
  use: () => <UIProvider locale="fr-CA">Content</UIProvider>,
  role: null,
  draws: 'content',
}
