import { calls, isSuperAdminGroup } from '@tessera/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { request } from '../../data/client.ts'
import { actingFor, asOneself } from '../../data/company.ts'
import { RequestError } from '../../data/request-error.ts'
import { noteActing } from '../../data/storage.ts'
import { errorText } from '../../messages/error-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

const NOT_OPEN: readonly unknown[] = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT']

/** How far the choice of a company is. */
export interface Choice {
  /** The company that is being entered, or that could not be. */
  companyId: string | null
  isPending: boolean
  problem: string | null
}

const NONE: Choice = { companyId: null, isPending: false, problem: null }

/** Enters a company: asks the server, then goes to its apps; tells when it cannot be entered. */
export function useSelectCompany(): { choice: Choice; select: (companyId: string) => void } {
  const { t } = useIntl()
  const { authz, own_company: own } = useUser()
  const navigate = useNavigate()
  const [choice, setChoice] = useState(NONE)
  const isSuperAdmin = isSuperAdminGroup(authz.group)

  const enter = async (companyId: string): Promise<void> => {
    const call = isSuperAdmin ? calls.companies.setContext : calls.companies.switchContext
    await request(call, { query: { companyId } }, { byPerson: true })
    noteActing(companyId)
    const isOneself = !isSuperAdmin && companyId === own.id
    await navigate(isOneself ? asOneself('/apps') : actingFor('/apps', companyId))
  }
  const fail = (companyId: string, error: unknown): void => {
    const failure = error instanceof RequestError ? error : undefined
    const problem = NOT_OPEN.includes(failure?.code) ? t('company.cannotEnter') : errorText(t, failure)
    setChoice({ companyId, isPending: false, problem })
  }
  const select = (companyId: string): void => {
    if (choice.isPending) return
    setChoice({ companyId, isPending: true, problem: null })
    enter(companyId).catch((error: unknown) => fail(companyId, error))
  }
  return { choice, select }
}
