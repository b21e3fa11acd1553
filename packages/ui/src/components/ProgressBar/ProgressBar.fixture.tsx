import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <ProgressBar ref={ref} label="Uploading" value={64} />,
  role: ['progressbar', 'Uploading'],
}
