import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PreviewArea } from './PreviewArea.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PreviewArea ref={ref} theme="dark" locale="en-US">
      Content
    </PreviewArea>
  ),
  role: null,
}
