import type { ComponentSample } from '../../rules/component-sample.ts'
import { PreviewArea } from './PreviewArea.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PreviewArea ref={ref} theme="dark" locale="en-US">
      Content
    </PreviewArea>
  ),
  role: null,
}
