import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { queryOf } from '../../platform/routing/route.ts'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { NewIncident } from './NewIncident.tsx'

/** Creates an incident; an anonymous visitor's email link also confirms the address here. */
export default function TicketPage(): ReactNode {
  const token = queryOf(useLocation(), 'confirm')
  return token ? <ConfirmAddress token={token} /> : <NewIncident />
}
