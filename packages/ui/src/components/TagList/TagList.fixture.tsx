import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { TagList } from './TagList.tsx'

export const fixture: ComponentFixture = {
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
