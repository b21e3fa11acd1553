import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { JOB } from '../../test/administration.ts'
import { failure, json } from '../../test/server.ts'
import {
  grid,
  jobAt,
  correct,
  ofNoProduct,
  openReport,
  press,
  reportOf,
  rowNamed,
  rowOf,
  ROWS,
  serverWithReport,
  shownRows,
  UPLOADED,
} from '../../test/uploads.ts'

const show = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

describe('import preview of a file', () => {
  it('B-04 shows the rows to fix first, with their row number and the reason in the cell', async () => {
    await openReport(serverWithReport(reportOf(ROWS, { skippedColumns: ['Notes'] })))
    expect(await shownRows()).toEqual(['Row 3', 'Row 4', 'Row 5'])
    const row = await rowNamed('Row 5')
    expect(within(row).getByText(/We don’t recognize this product/)).toBeVisible()
    expect(screen.getByText(/1 column is ignored.*Notes/)).toBeVisible()
    await show('Ready (1)')
    expect(await shownRows()).toEqual(['Row 2'])
    await show('All (6)')
    expect(await shownRows()).toHaveLength(6)
  })

  it('USR-17 lists the available products, and the first row of a duplicate address', async () => {
    const known = ['Luminate', 'Report Builder']
    await openReport(
      serverWithReport(
        reportOf([
          rowOf(2, { status: 'INVALID', errors: [{ field: 'products', code: 'unknown_product', known }] }),
          rowOf(3, { status: 'INVALID', errors: [{ field: 'email', code: 'doubled', firstRow: 2 }] }),
        ]),
      ),
    )
    const first = within(await rowNamed('Row 2'))
    expect(first.getByText(/doesn’t have this product\. It has: Luminate \| Report Builder\.$/)).toBeVisible()
    expect(
      within(await rowNamed('Row 3')).getByText('Row 2 already has this email. Remove one of the two rows.'),
    ).toBeVisible()
  })

  it('USR-17 DOM-05 names the type of a domain, and does not offer to add an existing one', async () => {
    const own = rowOf(2, { status: 'INVALID', errors: [{ field: 'companyType', code: 'OWN_DOMAIN' }] })
    await openReport(serverWithReport(reportOf([own])))
    expect(
      within(await rowNamed('Row 2')).getByText(
        'This email domain belongs to your company, not to a third party. Choose the other company type.',
      ),
    ).toBeVisible()
    expect(
      await screen.findByRole('button', { name: /^1 row: Company type\. This email domain belongs to your/ }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add (?!\d)/ })).not.toBeInTheDocument()
  })

  it('B-04 cells are fixed in place: counts update, and the row stays visible', async () => {
    const server = serverWithReport(reportOf(ROWS))
    await openReport(server)
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    expect(await screen.findByRole('radio', { name: 'Needs fixing (2)' })).toBeVisible()
    expect(server.requested(calls.userImports.updatePreview)[0]?.body).toEqual({
      rows: [{ row: 5, values: { products: 'Report Builder' }, before: { products: 'Pulse 5' } }],
    })
    expect(await shownRows()).toContain('Row 5')
    expect(await screen.findByRole('button', { name: 'Add 2, review 1, skip 2' })).toBeVisible()
  })

  it('B-04 is one table without pages, regardless of the number of rows', async () => {
    await openReport(serverWithReport(reportOf(Array.from({ length: 300 }, (_, index) => rowOf(index + 2)))))
    expect(await grid()).toHaveAttribute('aria-rowcount', '301')
    expect(screen.queryByText('Rows per page')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /page/i })).not.toBeInTheDocument()
  })

  it('B-04 combines many errors of single rows into one group with their number, and shows these rows', async () => {
    const wrong = [11, 12, 13, 14, 15].map(ofNoProduct)
    await openReport(serverWithReport(reportOf([...ROWS, ...wrong])))
    const groups = within(await screen.findByRole('list', { name: 'Errors to fix' }))
    expect(groups.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      '2 rows: example.mx is not authorized',
      '6 rows with other errors',
    ])
    await press('6 rows with other errors')
    expect(await shownRows()).toEqual(['Row 5', 'Row 11', 'Row 12', 'Row 13', 'Row 14', 'Row 15'])
  })

  it('B-04 keeps typed text that cannot be stored', async () => {
    const server = serverWithReport(reportOf(ROWS)).refuses(calls.userImports.updatePreview, 503, 'UNAVAILABLE')
    await openReport(server)
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    expect(await screen.findByText('Not saved. Please try again.')).toBeVisible()
    await show('Ready (1)')
    await show('Needs fixing (3)')
    expect(within(await rowNamed('Row 5')).getAllByText('Report Builder').length).toBeGreaterThan(0)
  })

  it('B-04 reports when a group is fixed and shows the remaining rows, and the focus stays in the table', async () => {
    await openReport(serverWithReport(reportOf(ROWS)))
    await press(/^1 row: Products “Pulse 5”/)
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    expect(await screen.findByText(/^Fixed in all rows: Products “Pulse 5”/)).toBeVisible()
    expect(screen.getByText('The table shows the rows that still need fixing.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Needs fixing (2)' })).toBeChecked()
    expect(await shownRows()).toEqual(['Row 3', 'Row 4', 'Row 5'])
    expect(screen.queryByRole('button', { name: /^0 rows/ })).not.toBeInTheDocument()
    expect(await grid()).toContainElement(document.activeElement as HTMLElement)
    expect(document.activeElement).toHaveAttribute('role', 'gridcell')
  })

  it('B-04 keeps the focus on the last fixed row, and removes the message after the import has started', async () => {
    const server = serverWithReport(reportOf([rowOf(2), ofNoProduct(5)]))
    await openReport(server.answers(calls.jobs.read, jobAt(0, 2)))
    await correct('Row 5', 'Pulse 5', 'Report Builder')
    expect(await screen.findByText('1 cell saved')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Needs fixing (0)' })).toBeChecked()
    expect(await rowNamed('Row 5')).toContainElement(document.activeElement as HTMLElement)
    await press('Add 2')
    await screen.findByRole('progressbar', { name: 'Upload in progress' })
    expect(screen.queryByText('1 cell saved')).not.toBeInTheDocument()
  })

  it('B-04 groups equal errors, which show their rows and can add a missing domain', async () => {
    const server = serverWithReport(reportOf(ROWS)).replies(calls.domains.add, () => json({}, 201))
    server.answers(calls.domains.list, {
      content: [],
      page: 0,
      size: 25,
      total_elements: 0,
      total_pages: 0,
      selectable_elements: 0,
    })
    await openReport(server)
    await press('2 rows: example.mx is not authorized')
    expect(await shownRows()).toEqual(['Row 3', 'Row 4'])
    await press('Add domain example.mx')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add domain' }))
    expect(await dialog.findByRole('textbox', { name: 'Domain' })).toHaveValue('example.mx')
    await userEvent.click(dialog.getByRole('button', { name: 'Add domain' }))
    await waitFor(() => expect(server.requested(calls.userImports.updatePreview)[0]?.body).toEqual({ rows: [] }))
  })

  it('USR-18 asks for confirmation before it overwrites, with old and new values by field', async () => {
    const server = serverWithReport(reportOf(ROWS)).answers(calls.jobs.read, jobAt(0, 5))
    const conflicts = [{ row: 6, email: 'anne@brightfoods.example', fields: ['firstName'] }]
    server.replies(calls.userImports.bulkAdd, ({ body }) =>
      'isOverrideConfirmed' in Object(body)
        ? json({ jobId: JOB, accepted: 2, rejected: [], isRepeated: false }, 202)
        : failure(409, 'OVERRIDE_REQUIRED', { current: { conflicts } }),
    )
    await openReport(server)
    await press('Add 1, review 1, skip 3')
    const question = within(await screen.findByRole('alertdialog', { name: /1 row would overwrite/ }))
    expect(question.getByText('Row 6, anne@brightfoods.example')).toBeVisible()
    expect(question.getByText('First name: “Ann” becomes “Anne”')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Overwrite 1 row' }))
    expect(await screen.findByText('Bulk upload of 2 user(s) started successfully.')).toBeVisible()
    expect(server.requested(calls.userImports.bulkAdd)[1]?.body).toMatchObject({ isOverrideConfirmed: true })
  })

  it('B-04 lets the user confirm the rows to overwrite one by one', async () => {
    const second = rowOf(8, { ...ROWS[4], row: 8 })
    const server = serverWithReport(reportOf([...ROWS, second])).answers(calls.jobs.read, jobAt(0, 5))
    await openReport(server)
    await show('Would overwrite (2)')
    expect(within(await rowNamed('Row 8')).getByText('Was: Ann')).toBeVisible()
    await userEvent.click(within(await rowNamed('Row 8')).getByRole('checkbox'))
    await press('Add 1, change 1, skip 4')
    await waitFor(() =>
      expect(server.requested(calls.userImports.bulkAdd)[0]?.body).toMatchObject({ confirmedRows: [8] }),
    )
  })

  it('B-04 shows when and by whom a file was uploaded before, without actions if every row is stored', async () => {
    const rows = [rowOf(2, { status: 'UNCHANGED' })]
    await openReport(serverWithReport(reportOf(rows, { uploaded: UPLOADED })))
    expect(
      await screen.findByText(/^Dana Reyes uploaded it on Mar 2, 2026.*there’s nothing to start here/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument()
  })

  it('B-04 offers to add the users of a file uploaded before who could not be added at that time', async () => {
    await openReport(serverWithReport(reportOf(ROWS, { uploaded: UPLOADED })))
    expect(await screen.findByText(/^Dana Reyes uploaded it on Mar 2, 2026.*nobody is overwritten/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Add 1, skip/ })).toBeVisible()
    expect(screen.queryByText(/would overwrite (?:an )?existing user/)).not.toBeInTheDocument()
    expect(await shownRows()).toHaveLength(6)
    const options = screen.getAllByRole('radio').map((option) => option.closest('label')?.textContent)
    expect(options).toEqual(['All (6)', 'Skipped (4)', 'Ready (1)', 'Nothing to do (1)'])
    expect(screen.queryByRole('heading', { name: 'Errors to fix' })).not.toBeInTheDocument()
    expect(screen.queryByText('Was: Ann')).not.toBeInTheDocument()
    expect(screen.getByText(/^Rows that failed or were skipped are in a separate file/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Files and progress' })).toHaveAttribute('href', '/profile/files')
  })

  it('B-04 offers no import while every row is unchanged or invalid', async () => {
    await openReport(serverWithReport(reportOf([rowOf(2, { status: 'UNCHANGED' })])))
    expect(await screen.findByText(/everything in this file is already stored/)).toBeVisible()
  })

  it('B-04 reports that it has expired, with a link to upload another file', async () => {
    await openReport(serverWithReport(reportOf(ROWS)).refuses(calls.userImports.preview, 404, 'NOT_FOUND'))
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this report' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upload a file' })).toHaveAttribute('href', '/admin/userList/upload')
    await waitFor(() => expect(document.title).toMatch(/^We couldn’t find that page/))
  })
})
