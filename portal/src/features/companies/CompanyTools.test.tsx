import { calls } from '@tessera/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { companyListServer } from '../../test/company-list.ts'
import { openPortal } from '../../test/open-portal.tsx'

describe('search and filters of the list of all companies', () => {
  it('CPY-04 appear as text above printed rows', async () => {
    const server = companyListServer(3).answers(calls.companies.types, [{ id: 'SUPPLIER', title: 'Supplier' }])
    await openPortal({ path: '/companyList?search=comp&types=SUPPLIER&statuses=ACTIVE', server })
    await screen.findByRole('rowheader', { name: /^Company 3/ })
    await waitFor(() => {
      fireEvent(window, new Event('beforeprint'))
      expect(screen.getByRole('caption')).toHaveTextContent(/^Search: comp · Type: Supplier · Status: ACTIVE/)
    })
  })
})
