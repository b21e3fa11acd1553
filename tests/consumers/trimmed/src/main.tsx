import '@tessera/ui/css/base.css'
import '@tessera/ui/css/combo-box.css'
import '@tessera/ui/css/date-range-picker.css'
import '@tessera/ui/css/number-field.css'
import '@tessera/ui/css/page.css'
import '@tessera/ui/css/stack.css'
import { Page, Stack, UIProvider } from '@tessera/ui'
import { ComboBox } from '@tessera/ui/combo-box'
import { DateRangePicker } from '@tessera/ui/date-range-picker'
import { NumberField } from '@tessera/ui/number-field'
import { createRoot } from 'react-dom/client'

const locale = new URLSearchParams(window.location.search).get('locale') ?? 'en-US'
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UIProvider locale={locale}>
      <Page title="Orders">
        <Stack gap={5}>
          <DateRangePicker label="Period" defaultValue={{ start: '2026-02-09', end: '2026-02-20' }} />
          <NumberField label="Seats" defaultValue={12} />
          <ComboBox label="Store" options={[{ id: '1', label: 'Austin' }]} />
        </Stack>
      </Page>
    </UIProvider>,
  )
}
