import type { ComponentSample } from '../../rules/component-sample.ts'
import { TagList } from './TagList.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <TagList
      ref={ref}
      label="Recipients"
      items={[{ id: 'dana', label: 'dana@brightfoods.example' }]}
      onRemove={() => undefined}
    />
  ),
  role: ['grid', 'Recipients'],
}
