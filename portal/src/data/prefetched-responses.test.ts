import { calls, callHeaders } from '@tessera/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeServer, json } from '../test/server.ts'
import type { Caller } from './client.ts'
import { request } from './client.ts'

const caller: Caller = { apiBase: '/core-app-api', locale: 'fr-CA', companyId: null }
const url = '/core-app-api/languages'

function addPrefetched(answer: Promise<Response>, headers = callHeaders(caller)): void {
  window.prefetched = [{ url, headers, answer }]
}

const languages = async (by = caller): Promise<unknown> => (await request(by, calls.session.languages)).data
const ahead = { code: 'en', label: 'Asked ahead' }

afterEach(() => {
  delete window.prefetched
  vi.useRealTimers()
})

describe('prefetched responses', () => {
  it('HTTP-01 a prefetched response serves the same request once; the next request is sent', async () => {
    const server = new FakeServer().answers(calls.session.languages, [])
    addPrefetched(Promise.resolve(json([ahead])))
    expect(await languages()).toEqual([ahead])
    expect(server.seen).toHaveLength(0)
    expect(await languages()).toEqual([])
    expect(server.seen).toHaveLength(1)
  })

  it.each([
    ['in another language', { ...caller, locale: 'en-US' }],
    ['for a company', { ...caller, companyId: 'c-1' }],
  ])('I18N-04 CTX-06 a prefetched response does not serve a request %s', async (_, by) => {
    new FakeServer().answers(calls.session.languages, [])
    addPrefetched(Promise.resolve(json([ahead])))
    expect(await languages(by)).toEqual([])
  })

  it('HTTP-01 prefetched responses expire after any write', async () => {
    new FakeServer().answers(calls.session.languages, []).answers(calls.session.logout, undefined)
    addPrefetched(Promise.resolve(json([ahead])))
    await request(caller, calls.session.logout)
    expect(await languages()).toEqual([])
  })

  it('HTTP-01 prefetched responses expire 30 s after the page began to load', async () => {
    new FakeServer().answers(calls.session.languages, [])
    addPrefetched(Promise.resolve(json([ahead])))
    vi.spyOn(performance, 'now').mockReturnValue(30_001)
    expect(await languages()).toEqual([])
  })

  it('HTTP-01 a prefetch with a dropped connection is requested again', async () => {
    new FakeServer().answers(calls.session.languages, [])
    addPrefetched(Promise.reject(new TypeError('Failed to fetch')))
    expect(await languages()).toEqual([])
  })

  it('HTTP-03 a prefetch without a response in time fails the same way as any other request', async () => {
    vi.useFakeTimers()
    addPrefetched(new Promise(() => {}))
    const failed = languages().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failed).toMatchObject({ code: 'NO_ANSWER' })
  })
})
