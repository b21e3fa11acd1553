import { describe, expect, it } from 'vitest'
import { calls } from './calls.ts'
import { schemas } from './schemas.ts'

const rows = Object.values(calls).flatMap((area) => Object.values(area))

describe('the call table', () => {
  it('has unique names of area and key', () => {
    const ids = rows.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [area, named] of Object.entries(calls)) {
      for (const [key, row] of Object.entries(named)) expect(row.id).toBe(`${area}.${key}`)
    }
  })

  it('has one call per method and path', () => {
    const addresses = rows.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':x')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('SRV-03 has no account gate or permission on a public call', () => {
    for (const row of rows.filter(({ access }) => access === 'public')) {
      expect([row.id, row.openUnder, row.permission]).toEqual([row.id, 'all', undefined])
    }
  })

  it('SRV-05 declares the scope of every call on a user’s own data', () => {
    // Users of a company, and global users, are not the caller's own data.
    const own = rows.filter(({ path }) => !path.includes(':companyId') && !path.startsWith('users/global/'))
    for (const row of own.filter(({ path }) => path.includes(':loginId')))
      expect([row.id, row.scope]).toEqual([row.id, 'self'])
  })

  it('SRV-05 declares the scope of every call on a company’s own data', () => {
    for (const row of rows.filter(({ path }) => path.includes(':companyId')))
      expect([row.id, row.scope]).toEqual([row.id, 'company'])
  })

  it('HTTP-01 SRV-08a declares every non-GET call as a write, and has a body only on those', () => {
    for (const [area, named] of Object.entries(calls)) {
      for (const [key, row] of Object.entries(named)) {
        if (row.method !== 'GET') expect([row.id, row.writes]).toEqual([row.id, true])
        const entry = Object.entries(schemas).find(([name]) => name === area)?.[1]
        const shape = Object.entries(entry ?? {}).find(([name]) => name === key)?.[1] ?? {}
        if ('body' in shape) expect([row.id, row.method]).not.toEqual([row.id, 'GET'])
        expect([row.id, row.status === 204]).toEqual([row.id, !('answer' in shape)])
      }
    }
  })

  it('has a schema for every path parameter', () => {
    for (const [area, named] of Object.entries(calls)) {
      for (const [key, row] of Object.entries(named)) {
        const entry = Object.entries(schemas).find(([name]) => name === area)?.[1]
        const shape = Object.entries(entry ?? {}).find(([name]) => name === key)?.[1] ?? {}
        expect([row.id, 'params' in shape]).toEqual([row.id, /[:*]/.test(row.path)])
      }
    }
  })
})
