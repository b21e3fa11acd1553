import type { ComponentSample } from '../../rules/component-sample.ts'
import { UIProvider } from './UIProvider.tsx'

export const sample: ComponentSample = {
  use: () => <UIProvider locale="fr-CA">Content</UIProvider>,
  role: null,
  draws: 'content',
}
