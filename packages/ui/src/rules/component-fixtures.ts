import type { ComponentFixture } from './component-fixture.ts'

// A component's own fixture has its name; fixtures shared by several tests or stories are in kebab case.
const modules = import.meta.glob<{ fixture: ComponentFixture }>('../components/*/[A-Z]*.fixture.tsx', { eager: true })

/** The fixture of each component, by name. */
export const fixtures = Object.fromEntries(
  Object.entries(modules).map(([path, { fixture }]) => [path.split('/').at(-2) ?? '', fixture]),
)
