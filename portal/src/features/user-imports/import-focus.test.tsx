import { calls } from '@tessera/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FakeServer } from '../../test/server.ts'
import { json } from '../../test/server.ts'
import {
  ENDED_ROWS,
  jobAt,
  openReport,
  press,
  reportOf,
  ROWS,
  rowOf,
  serverWithReport,
  STARTED,
} from '../../test/uploads.ts'

const progress = () => screen.findByRole('region', { name: 'The upload' })

describe('focus in an import preview', () => {
  it('B-04 UIX-02 moves to the progress when the start button disappears, and stays there at its end', async () => {
    let hasEnded = false
    const good = [rowOf(2), rowOf(3)]
    const server: FakeServer = serverWithReport(reportOf(good)).replies(calls.jobs.read, () =>
      json(jobAt(hasEnded ? 2 : 0, 2)),
    )
    const isBegun = (): boolean => server.requested(calls.userImports.bulkAdd).length > 0
    server.replies(calls.userImports.preview, () => {
      const rows = hasEnded ? good.map((row) => ({ ...row, status: 'ADDED' as const })) : good
      return json(reportOf(rows, isBegun() ? STARTED : {}))
    })
    await openReport(server)
    await press('Add 2')
    await waitFor(async () => expect(await progress()).toHaveFocus())
    hasEnded = true
    expect(await screen.findByRole('heading', { name: 'Upload finished' })).toBeVisible()
    expect(await progress()).toHaveFocus()
  })

  it('B-04 UIX-02 does not move if the import was started before', async () => {
    await openReport(serverWithReport(reportOf(ENDED_ROWS, STARTED)).answers(calls.jobs.read, jobAt(5, 5)))
    expect(await screen.findByRole('heading', { name: 'Upload finished' })).toBeVisible()
    expect(await progress()).not.toHaveFocus()
  })

  it('USR-18 UIX-02 stays on the button that toggles between overwriting rows and all rows', async () => {
    await openReport(serverWithReport(reportOf(ROWS)))
    await press('Show these rows')
    expect(screen.getByRole('radio', { name: 'Would overwrite (1)' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Show all rows' })).toHaveFocus()
    await press('Show all rows')
    expect(screen.getByRole('radio', { name: 'All (6)' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Show these rows' })).toHaveFocus()
  })
})
