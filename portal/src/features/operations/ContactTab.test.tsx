import type { ContactMessage } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls } from '@tessera/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openOperations, operations, SUPER } from '../../test/operations.ts'

const MESSAGE: ContactMessage = {
  contactId: '00000000-0000-4000-8000-000000000007',
  version: 1,
  createdOn: '2026-02-17T16:04:00.000Z',
  firstName: 'Connor',
  lastName: 'Baker',
  email: 'connor@stranger.example',
  companyName: 'Baker Foods',
  phone: '',
  topic: { id: '1464', title: 'Product question' },
  message: 'Which plan has the API?',
  locale: 'en-US',
  variant: 'a',
  answer: null,
}

describe('contact messages', () => {
  it('CON-02 each have their own URL while their panel is open', async () => {
    const permissions = [...SUPER.authz.permissions, ADMIN_PERMISSIONS.listIncidentQueue]
    const server = operations({ ...SUPER, authz: { ...SUPER.authz, permissions } })
      .answers(calls.contact.list, { content: [MESSAGE], page: 0, size: 25, total_elements: 1, total_pages: 1 })
      .answers(calls.tableViews.list, [])
    await openOperations(server, 'contact')
    await userEvent.click(await screen.findByRole('link', { name: 'Connor Baker' }))
    await screen.findByRole('dialog', { name: 'Connor Baker' })
    expect(window.location.search).toContain(`message=${MESSAGE.contactId}`)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?tab=contact')
  })
})
