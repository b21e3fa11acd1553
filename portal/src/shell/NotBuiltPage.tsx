import { GATE_DESTINATIONS } from '@tessera/contract'
import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntl } from '../messages/intl.tsx'
import { BackToStart } from '../platform/feedback/BackToStart.tsx'
import { GoBack } from '../platform/feedback/GoBack.tsx'
import { SessionAction } from '../platform/session/SessionAction.tsx'

const GATES = Object.values(GATE_DESTINATIONS).map((destination) => destination.split('?')[0])

/** Says honestly that a page which has an address is still to come. */
export default function NotBuiltPage({ title }: { title: string }): ReactNode {
  const { t } = useIntl()
  const { pathname } = useLocation()
  // Whom a gate has sent here would be sent back by every other page.
  const isGate = GATES.includes(pathname)
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="unfinished"
        title={title}
        actions={
          isGate ? (
            <SessionAction />
          ) : (
            <>
              <BackToStart variant="primary" />
              <GoBack />
            </>
          )
        }
      >
        {t('session.notBuilt')}
      </PageMessage>
    </Page>
  )
}
