import { describe, expect, it } from 'vitest'
import { BANNER } from '../../test/operations.ts'
import { bannerSchema, changeOf, fieldOf, shownOf, valuesOf } from './banner-form.ts'

const ZONE = 'America/Chicago'
const values = valuesOf(BANNER, ZONE)
const problemsOf = (changes: Partial<typeof values>): [string, unknown][] => {
  const { error } = bannerSchema.safeParse({ ...values, ...changes })
  return error?.issues.map((issue) => [issue.path.join('.'), 'params' in issue && issue.params?.['code']]) ?? []
}

describe('banner form', () => {
  it('BAN-05a shows times in a time zone, and sends the same moments', () => {
    expect(values.startsAt).toBe('2026-03-02T09:00')
    const endsAt = '2026-03-08T08:30:00.000Z'
    const ending = valuesOf({ ...BANNER, endsAt }, ZONE)
    expect(ending.endsAt).toBe('2026-03-08T03:30')
    expect(changeOf(ending, 2, ZONE)).toMatchObject({ startsAt: BANNER.startsAt, endsAt, version: 2, tenants: ['MX'] })
    expect(changeOf(values, 0, ZONE)).toMatchObject({ endsAt: null, version: 0, texts: BANNER.texts })
  })

  it('BAN-05a refuses an end at the same time as the start', () => {
    expect(problemsOf({ endsAt: '2026-03-02T09:01' })).toEqual([])
    expect(problemsOf({ endsAt: '2026-03-02T09:00' })).toEqual([['endsAt', 'end_before_start']])
  })

  it('BAN-05a requires the link text in every language if there is a link, and sends none without', () => {
    const [en, es, fr] = ['linkText_en-US', 'linkText_es-MX', 'linkText_fr-CA'] as const
    expect(problemsOf({ linkUrl: '/apps', [es]: 'Ver' })).toEqual([
      [en, 'required'],
      [fr, 'required'],
    ])
    const linked = { ...values, [en]: 'See', [es]: 'Ver', [fr]: 'Voir' }
    expect(shownOf({ ...linked, linkUrl: '/apps' })).toMatchObject({
      linkUrl: '/apps',
      texts: { 'en-US': { linkText: 'See' }, 'fr-CA': { linkText: 'Voir' } },
    })
    expect(shownOf(linked)).toMatchObject({ linkUrl: null, texts: { 'es-MX': { linkText: null } } })
  })

  it('BAN-05b sends a kind that can never be closed as not dismissible', () => {
    expect(shownOf({ ...values, kind: 'GENERAL', dismissible: true }).dismissible).toBe(true)
    expect(shownOf({ ...values, kind: 'AUDIT', dismissible: true }).dismissible).toBe(false)
  })

  it('BAN-05a refuses an empty tenant list, and maps a text field to the server’s name', () => {
    expect(problemsOf({ tenants: [] }).map(([field]) => field)).toEqual(['tenants'])
    expect(fieldOf('texts.fr-CA.title')).toBe('title_fr-CA')
    expect(fieldOf('linkUrl')).toBe('linkUrl')
  })
})
