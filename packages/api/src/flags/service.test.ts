import { type AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:http'
import type { FlagDecisions } from '@tessera/contract'
import { isFlagOn, TENANT_CODES } from '@tessera/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../testing/server.ts'
import type { TestServer } from '../testing/server.ts'
import { datafileOf, FIRST_SETTINGS } from './rules.ts'

const ON = { enabled: true, variationKey: 'on', percentage: 100, tenants: [...TENANT_CODES] }

const portOf = (url: string): number => Number(new URL(url).port)
const begun: string[] = []
const isPlace = (option: unknown): option is { port: unknown } => Object(option) === option && 'port' in Object(option)

/** A datafile service that turns on a flag that is off by default; records its requests. */
async function datafileService() {
  const requested: string[] = []
  let answer: 'datafile' | 'nonsense' | 'failure' | 'silence' = 'datafile'
  const service = createServer((request, response) => {
    requested.push(request.url ?? '')
    if (answer === 'silence') return
    response.statusCode = answer === 'failure' ? 503 : 200
    response.end(answer === 'datafile' ? datafileOf({ ...FIRST_SETTINGS, wem_kb_rollout: ON }) : 'Nothing here')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/datafiles`
  begun.push(url)
  return {
    requested,
    url,
    answers: (next: typeof answer) => {
      answer = next
    },
    async close() {
      service.closeAllConnections()
      await new Promise((resolve) => service.close(resolve))
    },
  }
}

let base: TestServer
beforeAll(async () => {
  base = await startTestServer()
  const key = { key: 'experimentationSdkKey', value: JSON.stringify('a key/1'), tenant: null, environment: null }
  await base.db.insertInto('config').values(key).execute()
})
afterAll(() => base.close())

type Service = Awaited<ReturnType<typeof datafileService>>
let open: { service: Service; server: TestServer } | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await open?.server.close()
  await open?.service.close()
  open = undefined
})

async function start() {
  const service = await datafileService()
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const server = await startTestServer({ beside: base, env: { FLAGS_URL: service.url }, log })
  open = { service, server }
  const isOn = async (): Promise<boolean> => {
    const answer = await server.browser().get('v1/feature-flags')
    return isFlagOn(answer.json<FlagDecisions>()['wem_kb_rollout'])
  }
  return { service, lines, isOn }
}

describe('the datafile of a service', () => {
  it('FLG-03a decides if its key is configured, and is requested once', async () => {
    const { service, isOn } = await start()
    expect(await Promise.all([isOn(), isOn(), isOn()])).toEqual([true, true, true])
    expect(service.requested).toEqual(['/datafiles/a%20key%2F1.json'])
  })

  it('FLG-03a is replaced by the stored settings while the service is down, and is used again afterwards', async () => {
    const { service, lines, isOn } = await start()
    expect(await isOn()).toBe(true)
    service.answers('failure')
    base.clock.advance(1)
    expect(await isOn()).toBe(true)
    await vi.waitFor(async () => expect(await isOn()).toBe(false))
    expect(lines.join('')).toContain('The service returned the status 503.')
    service.answers('datafile')
    base.clock.advance(1)
    await vi.waitFor(async () => expect(await isOn()).toBe(true))
  })

  it('FLG-03a is requested once more when it is 15 seconds old, however many calls arrive', async () => {
    const { service, isOn } = await start()
    expect(await isOn()).toBe(true)
    await base.clock.pause(14_999)
    expect([await isOn(), service.requested.length]).toEqual([true, 1])
    service.answers('silence')
    await base.clock.pause(1)
    expect([await isOn(), await isOn(), await isOn()]).toEqual([true, true, true])
    await vi.waitFor(() => expect(service.requested.length).toBeGreaterThan(1))
    expect([await isOn(), service.requested.length]).toEqual([true, 2])
  })

  it.each(['failure', 'nonsense', 'silence'] as const)(
    'FLG-03a does not block requests if the service responds with %s',
    async (answer) => {
      const { service, isOn } = await start()
      service.answers(answer)
      const before = Date.now()
      expect(await isOn()).toBe(false)
      expect(Date.now() - before).toBeLessThan(4000)
    },
  )

  it('FLG-03a is the only external connection; no events are sent', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect')
    const { service, isOn } = await start()
    expect(await isOn()).toBe(true)
    const ports = connect.mock.calls.flat(2).flatMap((option) => (isPlace(option) ? [Number(option.port)] : []))
    expect(ports).toContain(portOf(service.url))
    // The service of an earlier test is requested once more while it closes.
    const known = [...begun, process.env['TEST_DATABASE_URL']].flatMap((url) => (url ? [portOf(url)] : []))
    expect(ports.filter((port) => !known.includes(port))).toEqual([])
  })
})
