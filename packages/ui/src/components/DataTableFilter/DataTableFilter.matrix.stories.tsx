import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { t } from '../../story-texts/translate.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { fewColumns, sampleUsers } from '../DataTable/many-users.fixture.ts'
import { Select } from '../Select/Select.tsx'
import { DataTableFilter } from './DataTableFilter.tsx'

const meta = {
  title: 'Data/DataTableFilter',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const users = sampleUsers(3)
const trigger = 'button[aria-haspopup=listbox]'

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={440}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'error']}
      on={{ hover: trigger, focus: trigger, pressed: trigger }}
      variants={{ 'All rows': {}, 'Rows of one type': { type: 'Third Party User' } }}
    >
      {(filters, { isDisabled, isInvalid }, name) => (
        <DataTable aria-label={name} columns={fewColumns} source={{ rows: users }} defaultState={{ filters }}>
          <DataTableFilter<'Third Party User' | null> id="type">
            {({ value, onChange }) => (
              <Select
                label={t('Type')}
                placeholder={t('All types')}
                options={[{ id: 'Third Party User', label: t('Third Party User') }]}
                value={value ?? null}
                onChange={onChange}
                isClearable
                isDisabled={isDisabled}
                isInvalid={isInvalid}
              />
            )}
          </DataTableFilter>
        </DataTable>
      )}
    </Matrix>
  ),
}
