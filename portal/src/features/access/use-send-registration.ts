import type { RegistrationForm } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import type { RegistrationValues } from './registration-schema.ts'

/** Refusals that can mean that the form's data is outdated. */
const STALE = [400, 409]

/** Sends a registration with the call of its type. After the user is reloaded, the account's gate redirects. */
export function useSendRegistration(requested: RegistrationForm): (values: RegistrationValues) => Promise<void> {
  const { own_company: company } = useUser()
  const { refresh } = useCachedResponses()
  const full = useWrite(calls.users.completeRegistration)
  const basic = useWrite(calls.users.completeBasicRegistration)

  const send = async (values: RegistrationValues): Promise<unknown> => {
    const { companyName, firstName, lastName, jobTitle, phone, language_code, timezone } = values
    const params = { companyId: company.id }
    const person = { firstName, lastName, jobTitle, phone, language_code, timezone }
    const body = { ...person, termsAccepted: true as const, terms_version: requested.terms_version ?? '' }
    if (requested.kind === 'full') return full.write({ params, body })
    const confirmed = requested.confirmsCompany ? { companyName, dataSharingAccepted: true as const } : {}
    return basic.write({ params, body: { ...body, ...confirmed } })
  }

  return async (values) => {
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error.code === 'ALREADY_REGISTERED') {
        toast('error.ALREADY_REGISTERED')
      } else {
        if (STALE.includes(error.status)) await refresh(calls.users.registration)
        throw error
      }
    }
    await refresh(calls.session.userContext, calls.session.authStatus)
  }
}
