import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../../test/server.ts'
import {
  ENDED_ROWS,
  grid,
  jobAt,
  correct,
  openReport,
  press,
  reportOf,
  rowNamed,
  ROWS,
  serverOfWindows,
  serverWithReport,
  STARTED,
  UPLOADED,
  write,
} from '../../test/uploads.ts'

const OTHER_ROW = { row: 3, values: { email: 'ana3@brightfoods.example' }, before: ROWS[1]?.values }
const OTHER_NAME = { row: 5, values: { products: 'Channel Insights' }, before: ROWS[3]?.values }

describe('an import preview in two windows', () => {
  it('B-04 shows the other window’s fixes after the next fix here, and the user must accept them before an import', async () => {
    const { server, correctElsewhere } = serverOfWindows(reportOf(ROWS))
    await openReport(server.answers(calls.jobs.read, jobAt(0, 5)))
    await grid()
    correctElsewhere(OTHER_ROW)
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    expect(await screen.findByText(/^This report was changed in another window/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add \d/ })).not.toBeInTheDocument()
    await press('Continue with these rows')
    expect(screen.getByRole('button', { name: 'Add 3, review 1, skip 1' })).toHaveFocus()
    expect(screen.queryByText(/^This report was changed/)).not.toBeInTheDocument()
  })

  it('B-04 does not start the import if the other window has just fixed a row', async () => {
    const { server, correctElsewhere } = serverOfWindows(reportOf(ROWS))
    await openReport(server.answers(calls.jobs.read, jobAt(0, 5)))
    await grid()
    correctElsewhere(OTHER_ROW)
    await press(/^Add 1, review 1/)
    expect(await screen.findByText(/^This report was changed in another window/)).toBeVisible()
    await press('Continue with these rows')
    await press('Add 2, review 1, skip 2')
    expect(await screen.findByText('Bulk upload of 2 user(s) started successfully.')).toBeVisible()
  })

  it('B-04 does not start the import after the other window’s fix, even if a cell is open when the button is pressed', async () => {
    const { server, correctElsewhere } = serverOfWindows(reportOf(ROWS))
    await openReport(server)
    await grid()
    correctElsewhere(OTHER_ROW)
    await write('Row 5', 'Pulse 5', 'Report Builder')
    await press(/^Add 1, review 1/)
    expect(await screen.findByText(/^This report was changed in another window/)).toBeVisible()
    expect(screen.queryByText(/started successfully/)).not.toBeInTheDocument()
    await press('Continue with these rows')
    expect(screen.getByRole('button', { name: 'Add 3, review 1, skip 1' })).toBeVisible()
  })

  it('B-04 starts the import with the value of a cell that is open when the button is pressed', async () => {
    const { server } = serverOfWindows(reportOf(ROWS))
    await openReport(server.answers(calls.jobs.read, jobAt(0, 5)))
    await write('Row 5', 'Pulse 5', 'Report Builder')
    await press(/^Add 1, review 1/)
    expect(await screen.findByText('Bulk upload of 2 user(s) started successfully.')).toBeVisible()
  })

  it('B-04 keeps the other window’s value of a cell, with a message in the cell', async () => {
    const { server, correctElsewhere } = serverOfWindows(reportOf(ROWS))
    await openReport(server)
    await grid()
    correctElsewhere(OTHER_NAME)
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    const row = within(await rowNamed('Row 5'))
    expect(await row.findByText(/^“Channel Insights” was entered here in another window/)).toBeVisible()
    expect(row.getByText('Report Builder')).toBeVisible()
  })

  it('B-04 shows its current state if the other window has started the import, and names unstored values', async () => {
    const server = serverWithReport(reportOf(ROWS))
    server.refuses(calls.userImports.updatePreview, 409, 'FILE_UPLOADED', { current: UPLOADED })
    const isRefused = (): boolean => server.requested(calls.userImports.updatePreview).length > 0
    server.replies(calls.userImports.preview, () =>
      json(reportOf(isRefused() ? ENDED_ROWS : ROWS, isRefused() ? STARTED : {})),
    )
    await openReport(server.answers(calls.jobs.read, jobAt(5, 5)))
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    expect(await screen.findByRole('heading', { name: 'Upload finished' })).toBeVisible()
    expect(
      screen.getByText('“Report Builder” wasn’t saved because Dana Reyes has already started this upload.'),
    ).toBeVisible()
  })

  it('B-04 retries values that could not be stored, before it starts the import', async () => {
    const { server } = serverOfWindows(reportOf(ROWS))
    const stored = server.reply(calls.userImports.updatePreview)
    await openReport(
      server.answers(calls.jobs.read, jobAt(0, 5)).refuses(calls.userImports.updatePreview, 503, 'UNAVAILABLE'),
    )
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    expect(await screen.findByText('Not saved. Please try again.')).toBeVisible()
    await press(/^Add 1, review 1/)
    await waitFor(() => expect(server.requested(calls.userImports.updatePreview)).toHaveLength(2))
    expect(server.requested(calls.userImports.bulkAdd)).toEqual([])
    server.replies(calls.userImports.updatePreview, stored)
    await press(/^Add 1, review 1/)
    expect(await screen.findByText('Bulk upload of 2 user(s) started successfully.')).toBeVisible()
  })

  it('B-04 stores no value twice if the import first failed to start', async () => {
    const { server } = serverOfWindows(reportOf(ROWS))
    const [stored, begun] = [server.reply(calls.userImports.updatePreview), server.reply(calls.userImports.bulkAdd)]
    server.answers(calls.jobs.read, jobAt(0, 5)).refuses(calls.userImports.updatePreview, 503, 'UNAVAILABLE')
    await openReport(server.refuses(calls.userImports.bulkAdd, 500, 'INTERNAL'))
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    expect(await screen.findByText('Not saved. Please try again.')).toBeVisible()
    server.replies(calls.userImports.updatePreview, stored)
    await press(/^Add 1, review 1/)
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    server.replies(calls.userImports.bulkAdd, begun)
    await press(/^Add 2, review 1/)
    expect(await screen.findByText('Bulk upload of 2 user(s) started successfully.')).toBeVisible()
    expect(server.requested(calls.userImports.updatePreview)).toHaveLength(2)
  })
})
