import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { FileUpload } from './FileUpload.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <FileUpload ref={ref} label="Attachment" upload={async () => 'sent'} />,
  role: ['group', 'Attachment'],
}
