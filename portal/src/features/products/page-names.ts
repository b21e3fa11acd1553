import type { Place } from '../../data/unauthorized.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { queryOf } from '../../platform/routing/route.ts'

const LEARN_NAMES: Record<string, string> = {
  SHOPPER_BEHAVIOR: 'shopper behavior',
  CHANNEL_INSIGHTS: 'channel performance',
  CUSTOMER_PERCEPTION: 'customer perception',
  DIGITAL_LANDSCAPES: 'digital landscapes',
}

/** The landing page's title: of the plan's part that is open, or none for the product's name alone. */
export function landingTitle(at: Place): MessageId | undefined {
  if (queryOf(at, 'plan') !== 'basic') return undefined
  if (at.hash === '#signUp') return 'title.planSignUp'
  return at.hash === '#plans' ? 'title.productPlans' : 'title.basicLanding'
}

/** The analytics name of a product's page, e.g. 'learn more shopper behavior'. */
export function learnName(at: Place): string {
  return `learn more ${LEARN_NAMES[queryOf(at, 'product') ?? ''] ?? ''}`.trim()
}
