import { screen } from '@testing-library/react'
import { sampleJobs, ServedExport } from '../../components/DataTableExport/served-export.fixture.tsx'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  title: 'Open the list of exports and cancel one',
  Page: () => <ServedExport jobs={sampleJobs()} />,
  async walk(listener) {
    await listener.press('Tab Tab')
    await listener.press('Enter', () => screen.getByRole('dialog'))
    await listener.press('Tab')
    await listener.press('Tab')
    await listener.press('Tab')
    await listener.press('Tab')
    await listener.press('Enter')
    await listener.press('Escape')
  },
}
