import type { FlagKey, Locale, TenantCode } from '@tessera/contract'
import { OPERATOR } from '../core/commands/command.ts'
import { FIRST_SETTINGS } from '../flags/rules.ts'
import type { DemoEntry, LogPlan } from './activity-entries.ts'
import type { LoggedUser } from './activity-people.ts'

const SUPER = 'super@scintilla.example'
const SPECTATOR = 'spectator@scintilla.example'
const LAYOUTS = ['external', 'internal', 'internal_merchant', 'internal_asset_protection'] as const
const COUNTS = { exports: 90, downloads: 120, banners: 16, mails: 40, imports: 14 } as const

type Texts = Readonly<Record<Locale, { title: string; text: string; linkText: null }>>

const toText = ([title, text]: [string, string]) => ({ title, text, linkText: null })

const textsOf = (english: [string, string], spanish: [string, string], french: [string, string]): Texts => ({
  'en-US': toText(english),
  'es-MX': toText(spanish),
  'fr-CA': toText(french),
})

const PAST_BANNERS = [
  textsOf(
    ['Maintenance on Saturday', 'The portal is unavailable from 10 PM to midnight.'],
    ['Mantenimiento el sábado', 'El portal no estará disponible de las 10:00 p.m. a la medianoche.'],
    ['Maintenance samedi', 'Le portail ne sera pas accessible de 22 h à minuit.'],
  ),
  textsOf(
    ['Report Builder is slow', 'Reports take longer than usual. We’re working on it.'],
    ['El Generador de reportes está lento', 'Los reportes tardan más de lo normal. Ya lo estamos resolviendo.'],
    ['Le générateur de rapports est lent', 'Les rapports prennent plus de temps que d’habitude. Nous y travaillons.'],
  ),
  textsOf(
    ['New release notes', 'Read about the latest changes.'],
    ['Nuevas notas de la versión', 'Conoce los cambios más recientes.'],
    ['Nouvelles notes de version', 'Découvrez les derniers changements.'],
  ),
] as const

const SUBJECTS = ['You’re invited to use Scintilla', 'Your access is ready', 'Reset your password'] as const

function times<Result>(count: number, make: (index: number) => Result[]): Result[] {
  return Array.from({ length: count }, (_, index) => make(index)).flat()
}

/** Banners that were shown for some days and then deleted. */
function bannersOf({ days, random }: LogPlan): DemoEntry[] {
  return times(COUNTS.banners, () => {
    const start = random.between(0, days.count - 12)
    const [at, end] = [days.momentOn(start), days.momentOn(start + random.between(2, 10))]
    const texts = random.pick(PAST_BANNERS)
    const tenants: TenantCode[] = random.chance(0.6) ? ['US', 'MX', 'CA'] : [random.pick(['US', 'MX', 'CA'] as const)]
    const severity = random.pick(['info', 'warning'] as const)
    const period = { startsAt: at.toISOString(), endsAt: null }
    const banner = { kind: 'GENERAL', severity, tenants, dismissible: true, linkUrl: null, ...period, texts }
    const entity = { entityId: random.uuid(), entityTitle: null, by: SUPER }
    return [
      { event: 'BANNER_CREATED', ...entity, at, before: {}, after: banner },
      { event: 'BANNER_DELETED', ...entity, at: end, before: banner, after: {} },
    ]
  })
}

/** A rollout in steps that ends with the flag's current value. */
function rolloutOf({ days }: LogPlan, key: FlagKey, start: number, percentages: readonly number[]): DemoEntry[] {
  const now = { ...FIRST_SETTINGS[key] }
  const steps = [...percentages.map((percentage) => ({ ...now, enabled: true, percentage })), now]
  let before: object = { ...now, enabled: false }
  return steps.map((after, index) => {
    const day = start + index * 6
    const entry = {
      event: 'FLAG_UPDATED' as const,
      entityId: key,
      entityTitle: null,
      at: days.momentOn(day),
      by: SUPER,
    }
    const change = { before: { ...before }, after: { ...after } }
    before = after
    return { ...entry, ...change }
  })
}

/** Configuration values that operators set for some days and then removed, and folders that they imported. */
function operationsOf({ days, random }: LogPlan): DemoEntry[] {
  const set = (entityId: string, start: number, value: unknown): DemoEntry[] => {
    const entity = { event: 'CONFIG_UPDATED' as const, entityId, entityTitle: null, by: OPERATOR }
    const state = { tenant: null, value }
    const [at, end] = [days.momentOn(start), days.momentOn(start + 5)]
    return [
      { ...entity, at, before: {}, after: state },
      { ...entity, at: end, before: state, after: {} },
    ]
  }
  const imports = times(COUNTS.imports, (index): DemoEntry[] => {
    const day = Math.floor(((index + 0.5) / COUNTS.imports) * days.count)
    const [added, changed] = [random.between(0, 2), random.between(1, 9)]
    const after = { added, changed, unchanged: 86 + index - changed, texts: (added + changed) * 3 }
    const entity = { entityId: 'content', entityTitle: null, at: days.momentOn(day), by: OPERATOR }
    return [{ event: 'CONTENT_IMPORTED', ...entity, before: {}, after }]
  })
  return [...set('idleMinutes', 40, 20), ...set('idleMinutes', 150, 45), ...set('bulkLimit', 210, 500), ...imports]
}

/** Lists of all users that super administrators exported, and mails that they sent again. */
function everydayOf({ company, days, random }: LogPlan, users: readonly LoggedUser[]): DemoEntry[] {
  const own = { entityId: company.id, entityTitle: company.name }
  const moment = () => days.momentOn(random.between(0, days.count - 1))
  const exports = times(COUNTS.exports, (): DemoEntry[] => {
    const [layout, format] = [random.pick(LAYOUTS), random.pick(['csv', 'xlsx'] as const)]
    const after = { layout, format, sortBy: 'lastName', sortOrder: 'asc', count: random.between(40, 260) }
    const by = random.pick([SUPER, SUPER, SPECTATOR])
    return [{ event: 'GLOBAL_USERS_EXPORTED', ...own, at: moment(), by, before: {}, after }]
  })
  const mails = times(COUNTS.mails, (): DemoEntry[] => {
    const recipient = users[random.between(0, users.length - 1)]?.login_id ?? SUPER
    const after = { recipient, subject: random.pick(SUBJECTS) }
    return [
      { event: 'MAIL_RESENT', entityId: random.uuid(), entityTitle: null, at: moment(), by: SUPER, before: {}, after },
    ]
  })
  return [...exports, ...mails]
}

/** Changes to the portal itself by super administrators and operators; each ends in the current state. */
export function portalEntries(plan: LogPlan, users: readonly LoggedUser[]): DemoEntry[] {
  return [
    ...bannersOf(plan),
    ...rolloutOf(plan, 'kb_search_rollout', 30, [5, 25, 50]),
    ...rolloutOf(plan, 'insights_activation_rollout', 120, [10, 50]),
    ...operationsOf(plan),
    ...everydayOf(plan, users),
  ]
}

/** Internal users' downloads of the data dictionary. */
export const INTERNAL_DOWNLOADS = COUNTS.downloads
