import type { ComponentSample } from './component-sample.ts'

// A component's own sample has its name; what several of its tests or stories share is named in kebab case.
const modules = import.meta.glob<{ sample: ComponentSample }>('../components/*/[A-Z]*.sample.tsx', { eager: true })

/** The sample of each component, by its name. */
export const samples = Object.fromEntries(
  Object.entries(modules).map(([path, { sample }]) => [path.split('/').at(-2) ?? '', sample]),
)
