import { calls } from '@tessera/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ADMIN, adminWith, openUsers } from '../../test/administration.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { json } from '../../test/server.ts'
import { reportOf, ROWS, serverWithReport } from '../../test/uploads.ts'

const FILE = new File(['First Name\n'], 'people.csv', { type: 'text/csv' })
const chooser = () => screen.findByLabelText<HTMLInputElement>(/File/, { selector: 'input[type=file]' })
const choose = async () => userEvent.upload(await chooser(), FILE)
const report = () => reportOf(ROWS)
const open = (server = serverWithReport(report()), path = '/admin/userList/upload') => openPortal({ path, server })

describe('import of users from a file', () => {
  afterEach(() => void Reflect.deleteProperty(URL, 'createObjectURL'))

  it('USR-17 is offered next to adding a single user, to users who can add users', async () => {
    await openUsers(serverWithReport(report()))
    expect(await screen.findByRole('link', { name: 'Upload file' })).toHaveAttribute('href', '/admin/userList/upload')
  })

  it.each(['/admin/userList/upload', '/admin/userList/upload/00000000-0000-4000-8000-000000000022'])(
    'ROL-08 is not offered to read-only users, who cannot open %s',
    async (path) => {
      await openPortal({ path: '/admin/userList', server: serverWithReport(report(), adminWith()) })
      await screen.findByRole('row', { name: /Ortega/ })
      expect(screen.queryByRole('link', { name: 'Upload file' })).not.toBeInTheDocument()
      await open(serverWithReport(report(), adminWith()), path)
      expect(await screen.findByRole('heading', { name: 'Access Denied/Forbidden.' })).toBeVisible()
    },
  )

  it('B-04 shows its limits first, sends the file, and opens its preview', async () => {
    const server = serverWithReport(report()).replies(calls.userImports.previewAdd, () => json(report()))
    await open(server)
    expect(await screen.findByText(/Up to 5,000 rows/)).toBeVisible()
    expect(screen.getByText(/Up to 5 MB/)).toBeVisible()
    await choose()
    expect(await screen.findByRole('heading', { name: 'Check your file' })).toBeVisible()
    expect(window.location.pathname).toBe(`/admin/userList/upload/${report().id}`)
    const sent = server.requested(calls.userImports.previewAdd)[0]?.body
    expect(sent instanceof FormData && [...sent]).toEqual([['file', expect.any(File)]])
  })

  it('USR-17b can edit existing users, an option that the URL keeps', async () => {
    const server = serverWithReport(report()).replies(calls.userImports.previewEdit, () => json(report()))
    await open(server)
    await userEvent.click(await screen.findByRole('radio', { name: /Edit users/ }))
    expect(window.location.search).toBe('?mode=edit')
    await choose()
    await waitFor(() => expect(server.requested(calls.userImports.previewEdit)).toHaveLength(1))
  })

  it('USR-17a names missing columns', async () => {
    const current = { columns: ['email', 'role'] }
    await open(serverWithReport(report()).refuses(calls.userImports.previewAdd, 400, 'COLUMNS_MISSING', { current }))
    await choose()
    const [reported] = await screen.findAllByText(/these columns are missing: Email, Role/)
    expect(reported).toBeVisible()
  })

  it('USR-17a names the row of an unclosed quotation mark', async () => {
    await open(
      serverWithReport(report()).refuses(calls.userImports.previewAdd, 400, 'FILE_QUOTE_UNCLOSED', {
        current: { row: 3 },
      }),
    )
    await choose()
    const [reported] = await screen.findAllByText(/^A quotation mark in row 3 is never closed/)
    expect(reported).toBeVisible()
  })

  it('USR-17a shows which option to select if the file would edit existing users', async () => {
    const current = { columns: ['firstName'], fitsEdit: true }
    await open(serverWithReport(report()).refuses(calls.userImports.previewAdd, 400, 'COLUMNS_MISSING', { current }))
    await choose()
    const [reported] = await screen.findAllByText(/missing: First name\..*To edit existing users, choose Edit users\.$/)
    expect(reported).toBeVisible()
  })

  it('USR-17c offers a template, which is saved under the server’s name', async () => {
    const saved = vi.fn<(name: string) => void>()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download)
    })
    URL.createObjectURL = () => 'blob:template'
    const headers = { 'content-disposition': 'attachment; filename="plantilla_de_usuarios.xlsx"' }
    const server = serverWithReport(report(), ADMIN)
    server.replies(calls.userImports.template, () =>
      Object.assign(new Response('PK', { headers }), { blob: () => Promise.resolve(new Blob(['PK'])) }),
    )
    await open(server, '/admin/userList/upload?mode=edit')
    await userEvent.click(await screen.findByRole('button', { name: 'Download the template with your users' }))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('plantilla_de_usuarios.xlsx'))
    expect(server.requested(calls.userImports.template)[0]?.url).toContain('mode=edit')
  })
})
