import type { ComponentSample } from '../../rules/component-sample.ts'
import { FileUpload } from './FileUpload.tsx'

export const sample: ComponentSample = {
  use: (ref) => <FileUpload ref={ref} label="Attachment" upload={async () => 'sent'} />,
  role: ['group', 'Attachment'],
}
