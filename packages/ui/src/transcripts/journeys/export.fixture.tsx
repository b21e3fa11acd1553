import { screen } from '@testing-library/react'
import { sampleJobs, ServedExport } from '../../components/DataTableExport/served-export.fixture.tsx'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  title: 'Open the list of exports and cancel one',
  Page: () => <ServedExport jobs={sampleJobs()} />,
  async run(screenReader) {
    await screenReader.press('Tab Tab')
    await screenReader.press('Enter', () => screen.getByRole('dialog'))
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Tab')
    await screenReader.press('Enter')
    await screenReader.press('Escape')
  },
}
