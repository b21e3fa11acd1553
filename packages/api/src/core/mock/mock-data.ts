import type { Call } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import type { ZodType } from 'zod'
import type { CallContext, Site } from '../http/context.ts'
import { mockPage, isPage } from './mock-page.ts'
import type { Reader } from './mock-values.ts'
import { mockValueOf, propertiesOf, schemaOf } from './mock-values.ts'

/**
 * Areas that are never mocked. Guards depend on some of them, such as `session` and `legal`: without their real data,
 * no user could log in or out.
 */
const REAL_AREAS: readonly string[] = [
  'config',
  'session',
  'users',
  'userImports',
  'tableViews',
  'companies',
  'legal',
  'banners',
  'challenge',
  'contact',
  'content',
  'dictionary',
  'incidents',
  'flags',
  'operations',
  'jobs',
  'partners',
  'activity',
  'accessReviews',
  'globalUsers',
  'knowledgeBase',
  'releaseNotes',
]

/** Whether a call can have a mock response; a file can't. */
export function isMockable({ id, mediaTypes }: Call): boolean {
  const [area = ''] = id.split('.')
  return mediaTypes === undefined && !REAL_AREAS.includes(area)
}

/** Whether a call gets a mock response if the configuration enables it; never in production. */
export function isMocked(call: Call, { config }: Site): boolean {
  return config.mockData && isMockable(call)
}

/** Waits as a slow server does, then returns a mock response without effects. */
export async function mockAnswer(
  call: Call,
  answer: ZodType | undefined,
  input: Record<string, unknown>,
  { clock, site, locale, settings }: CallContext,
): Promise<unknown> {
  await clock.pause(LIMITS.mockDelay)
  return answer && mockAnswerOf(call, answer, input, { locale, tenant: site.tenant, today: settings.demoToday })
}

/** A mock response that fits a call's contract; equal requests get equal responses. */
export function mockAnswerOf(call: Call, answer: ZodType, input: Record<string, unknown>, reader: Reader): unknown {
  const schema = schemaOf(answer)
  if (isPage(schema)) return mockPage(schema, call.id, propertiesOf(input['query']), reader)
  const example = mockValueOf(schema, `${call.id} ${JSON.stringify(input)}`, reader)
  return call.writes ? asSent(example, propertiesOf(input['body'])) : example
}

/** A write's mock response contains the sent values. */
function asSent(example: unknown, sent: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(propertiesOf(example)).map(([name, value]) => [name, sent[name] ?? value]))
}
