import type { MessageId } from './messages/intl.tsx'
import type { Place } from './data/unauthorized.ts'

/** Names of screens that have no address of their own. */
export const PAGE_NAMES_WITHOUT_ROUTE = { botDetection: 'bot detection' } as const

const LEARN_NAMES: Record<string, string> = {
  SHOPPER_BEHAVIOR: 'shopper behavior',
  CHANNEL_INSIGHTS: 'channel performance',
  CUSTOMER_PERCEPTION: 'customer perception',
  DIGITAL_LANDSCAPES: 'digital landscapes',
}

/** The value of one query parameter of a place. */
export function queryOf({ search }: Place, name: string): string | null {
  return new URLSearchParams(search).get(name)
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
