import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openReport, reportOf, ROWS, serverWithReport } from '../../test/uploads.ts'

it.each([
  [1, /^1 column is left out, because its heading is not known or means the same as another one: Email$/],
  [2, /^2 columns are left out, because their headings are not known or mean the same as another one: Email, Email$/],
])('USR-17 says of %i columns that are left out that they may stand there twice', async (count, text) => {
  await openReport(serverWithReport(reportOf(ROWS, { skippedColumns: Array.from({ length: count }, () => 'Email') })))
  expect(await screen.findByText(text)).toBeVisible()
})

it('USR-17 says which sheet of a workbook was read and which were not', async () => {
  const worksheets = { read: 'People', others: ['Notes', 'Lists'] }
  await openReport(serverWithReport(reportOf(ROWS, { worksheets })))
  expect(await screen.findByText('The sheet “People” was read. These sheets were not: Notes, Lists')).toBeVisible()
})
