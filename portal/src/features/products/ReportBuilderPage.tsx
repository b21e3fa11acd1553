import { calls, pathTo } from '@tessera/contract'
import { LoadingPage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { goTo } from '../../platform/routing/go-to.ts'
import type { Refusal } from '../../platform/routing/route.ts'

const REFUSAL: Refusal = { page: 'title.reportBuilder', isForStaff: false }

/** Redirects to Report Builder if the user has it. */
export default function ReportBuilderPage(): ReactNode {
  const { data: products, error } = useCall(calls.products.list)
  const product = products?.find(({ code }) => code === 'REPORT_BUILDER')
  const address = product?.accessStatus === 'ACCESS_COMPLETE' ? product.redirectUrl : null
  useEffect(() => {
    if (address) goTo(address, { replace: true })
  }, [address])
  // The 401 handler redirects if the session or account closes the page.
  const isClosed = error !== undefined && error.status !== 401
  if (isClosed || (products && !address)) return <Navigate to={pathTo('/accessDenied')} state={REFUSAL} replace />
  return <LoadingPage />
}
