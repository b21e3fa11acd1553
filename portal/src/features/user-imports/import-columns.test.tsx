import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openReport, reportOf, ROWS, serverWithReport } from '../../test/uploads.ts'

it.each([
  [1, /^1 column is ignored because we don’t know its heading or it duplicates another one: Email$/],
  [2, /^2 columns are ignored because we don’t know their headings or they duplicate others: Email, Email$/],
])('USR-17 reports for %i skipped columns that they can be duplicates', async (count, text) => {
  await openReport(serverWithReport(reportOf(ROWS, { skippedColumns: Array.from({ length: count }, () => 'Email') })))
  expect(await screen.findByText(text)).toBeVisible()
})

it('USR-17 names the worksheet of a workbook that was read, and those that were not', async () => {
  const worksheets = { read: 'People', others: ['Notes', 'Lists'] }
  await openReport(serverWithReport(reportOf(ROWS, { worksheets })))
  expect(await screen.findByText('We read the sheet “People”. These sheets were ignored: Notes, Lists')).toBeVisible()
})
