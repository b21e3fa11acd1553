import type { ErrorCode } from '@tessera/contract'
import { failure, json } from './server.ts'

/** A failure of a call, and its en-US text. */
export interface Fault {
  name: string
  /** Returns the fault instead of a response; a thrown error is a broken connection. */
  reply: () => Response | Promise<Response>
  text: string
  isOffline?: true
}

const TITLE = 'Something went wrong'
const UNAUTHORIZED = 'You are not authorized or session has been expired. Please try again.'
const TIMED_OUT = 'Your session has timed out due to inactivity. Login to resume work.'

function refusal(status: number, code: ErrorCode, text: string): Fault {
  return { name: `${status} ${code}`, reply: () => failure(status, code), text }
}

function dropped(): never {
  throw new TypeError('Failed to fetch')
}

/** Every way in which a response can fail to arrive. */
export const FAULTS: readonly Fault[] = [
  { name: 'time-out', reply: () => new Promise<Response>(() => {}), text: 'Server not responding!' },
  { name: 'reset', reply: dropped, text: 'Server not responding!' },
  { name: 'offline', reply: dropped, text: 'You’re offline. Check your connection and try again.', isOffline: true },
  refusal(400, 'INVALID_INPUT', 'Some of the information you entered isn’t valid.'),
  refusal(401, 'MISSING_TOKEN', UNAUTHORIZED),
  refusal(401, 'INVALID_TOKEN', UNAUTHORIZED),
  refusal(401, 'SESSION_EXPIRED', UNAUTHORIZED),
  refusal(401, 'SESSION_IDLE', TIMED_OUT),
  refusal(403, 'FORBIDDEN', 'Access Denied/Forbidden.'),
  refusal(404, 'NOT_FOUND', 'No data available.'),
  refusal(409, 'CONFLICT', 'Someone changed this in the meantime.'),
  refusal(409, 'REQUEST_IN_PROGRESS', 'This is already in progress. Wait a moment, then check again.'),
  refusal(412, 'HUMAN_VERIFICATION_REQUIRED', 'Human verification required'),
  {
    name: '429 with a wait',
    reply: () => new Response('{"code":"TOO_MANY_REQUESTS"}', { status: 429, headers: { 'retry-after': '20' } }),
    text: 'Too many requests. Please try again in 20 seconds.',
  },
  refusal(500, 'INTERNAL', TITLE),
  refusal(503, 'UNAVAILABLE', TITLE),
  { name: 'malformed body', reply: () => new Response('{"half":', { status: 200 }), text: TITLE },
  { name: 'page instead of an answer', reply: () => new Response('<!doctype html>', { status: 502 }), text: TITLE },
  { name: 'null', reply: () => json(null), text: TITLE },
  { name: 'empty body', reply: () => new Response('', { status: 200 }), text: TITLE },
  {
    name: 'body that breaks off',
    reply: () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('The connection was reset.')) }),
      ),
    text: 'Server not responding!',
  },
]

/** Returns a slow response, just within the time limit. */
export function slowly(body: unknown): Promise<Response> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(json(body)), 29_000)
  })
}
