import type { ComponentFixture } from './component-fixture.ts'

// A component's own sample has its name; what several of its tests or stories share is named in kebab case.
const modules = import.meta.glob<{ fixture: ComponentFixture }>('../components/*/[A-Z]*.fixture.tsx', { eager: true })

/** The sample of each component, by its name. */
export const fixtures = Object.fromEntries(
  Object.entries(modules).map(([path, { fixture }]) => [path.split('/').at(-2) ?? '', fixture]),
)
