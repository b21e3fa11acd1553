import type { PageName } from '@tessera/contract'
import type { Place } from '../../data/unauthorized.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { queryOf } from '../../platform/routing/route.ts'

const LEARN_NAMES: Partial<Record<string, PageName>> = {
  SHOPPER_BEHAVIOR: 'learn more shopper behavior',
  CHANNEL_INSIGHTS: 'learn more channel performance',
  CUSTOMER_PERCEPTION: 'learn more customer perception',
  DIGITAL_LANDSCAPES: 'learn more digital landscapes',
}

/** Returns the landing page's title: that of the open plan section, or none. */
export function landingTitle(at: Place): MessageId | undefined {
  if (queryOf(at, 'plan') !== 'basic') return undefined
  if (at.hash === '#signUp') return 'title.planSignUp'
  return at.hash === '#plans' ? 'title.productPlans' : 'title.basicLanding'
}

/** Returns the analytics name of a product's page, e.g. 'learn more shopper behavior'. */
export function learnName(at: Place): PageName {
  return LEARN_NAMES[queryOf(at, 'product') ?? ''] ?? 'learn more'
}
