import type { ComponentSample } from '../../rules/component-sample.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const sample: ComponentSample = {
  use: (ref) => <ProgressBar ref={ref} label="Uploading" value={64} />,
  role: ['progressbar', 'Uploading'],
}
