import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { BotChallenge, Failure } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { PNG, sendIncident } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
let other: TestServer
beforeEach(async () => {
  server = await startTestServer()
  other = await startTestServer({ beside: server })
})
afterEach(async () => {
  await other.close()
  await server.close()
})

const FOREIGN = { primaryContactEmail: 'visitor@elsewhere.example', firstName: 'Vera' }
const SECOND = 1 / 60

/** A browser of the same visitor on the other server. */
function beside(browser: Browser): Browser {
  const same = other.browser()
  for (const [name, cookie] of browser.cookies) same.cookies.set(name, cookie)
  return same
}

/** Sends three forms that need no check. */
async function useFreeCalls(browser: Browser): Promise<void> {
  for (let sent = 0; sent < 3; sent += 1) {
    const by = sent === 1 ? beside(browser) : browser
    expect((await sendIncident(by, FOREIGN)).statusCode).toBe(201)
  }
}

/** Solves a challenge as a browser does, after the button is held. */
async function solve({ uuid, vid, challenge }: BotChallenge, heldMs = 1500) {
  const solution = await solveChallenge({ challenge, deriveKey })
  server.clock.advance(2 * SECOND)
  return { uuid, vid, challenge, solution, heldMs }
}

const verify = (by: Browser, body: unknown) => by.post('bot-challenge/verify', body)
const codeOf = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as Failure).code,
]

async function challenged(by: Browser): Promise<BotChallenge> {
  const response = await sendIncident(by, FOREIGN)
  expect(codeOf(response)).toEqual([412, 'HUMAN_VERIFICATION_REQUIRED'])
  return response.json<BotChallenge>()
}

describe('the human check', () => {
  it('CHL-02 CHL-05 CHL-06 is required for a visitor’s fourth form on any server, and accepts a solved challenge', async () => {
    const stranger = server.browser()
    await useFreeCalls(stranger)
    const foreseen = (await beside(stranger).get('bot-challenge?call=incidents.create')).json<{ challenge: object }>()
    expect(foreseen.challenge).not.toBeNull()
    const challenge = await challenged(stranger)
    expect(challenge).toMatchObject({
      appId: 'Scintilla',
      jsClientSrc: '',
      firstPartyEnabled: true,
      hostUrl: 'http://localhost:4173',
      blockScript: '/core-app-api/bot-challenge/script',
      error: 'Human verification required',
    })
    const solved = await solve(challenge)
    const cleared = await verify(beside(stranger), solved)
    expect(cleared.statusCode).toBe(200)
    const [{ name, value } = { name: '', value: '' }] = cleared.cookies
    stranger.cookies.set(name, { value, path: '/' })
    const file = { name: 'screen.png', content: PNG }
    expect((await sendIncident(stranger, FOREIGN, { file })).statusCode).toBe(201)
    server.clock.advance(31)
    await useFreeCalls(stranger)
    await challenged(stranger)
  })

  it('CHL-04 refuses a solution that is reused, late, too quick, changed, or from another visitor', async () => {
    const stranger = server.browser()
    await useFreeCalls(stranger)
    const once = await solve(await challenged(stranger))
    expect((await verify(stranger, once)).statusCode).toBe(200)
    const refused: unknown[] = [await verify(beside(stranger), once)]
    const second = server.browser()
    const theirs = await solve(await challenged(second))
    refused.push(await verify(stranger, theirs), await verify(server.browser(), theirs))
    const signedIn = await server.signedIn('user@brightfoods.example')
    for (const [key, cookie] of second.cookies) signedIn.cookies.set(key, cookie)
    refused.push(await verify(signedIn, theirs))
    refused.push(await verify(second, { ...theirs, heldMs: 1499 }))
    const { challenge } = theirs
    const eased = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
    refused.push(await verify(second, { ...theirs, challenge: eased }))
    const wrong = { counter: 1, derivedKey: '00', time: 1 }
    refused.push(await verify(second, { ...theirs, solution: wrong }))
    server.clock.advance(6)
    refused.push(await verify(second, theirs))
    const codes = refused.map((response) => codeOf(response as Parameters<typeof codeOf>[0]))
    expect(codes).toEqual(codes.map(() => [400, 'CHALLENGE_FAILED']))
  })

  it('CHL-05 challenges a script without the header every time, before its body is read', async () => {
    const script = server.browser()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const response = await script.send('POST', '/core-app-api/platform/support/osc/incidents?oscType=nothing', {
      headers,
      body: 'nonsense',
    })
    expect(codeOf(response)).toEqual([412, 'HUMAN_VERIFICATION_REQUIRED'])
  })

  it('CHL-05 is always or never required, depending on the configuration', async () => {
    await server.operate('config set botChallenge always')
    server.clock.advance(1)
    await challenged(server.browser())
    await server.operate('config set botChallenge off')
    server.clock.advance(1)
    const script = server.browser()
    for (let sent = 0; sent < 5; sent += 1) expect((await sendIncident(script, FOREIGN)).statusCode).toBe(201)
  })

  it('SRV-09 accepts ten forms per minute from an address, whatever the visitor', async () => {
    await server.operate('config set botChallenge off')
    server.clock.advance(1)
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await sendIncident(server.browser(), FOREIGN)).statusCode)
    expect(statuses.slice(9)).toEqual([201, 429])
  })
})
