import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { StoredBanner } from '@tessera/contract'
import { bannerChange } from '@tessera/contract/banners/schemas'
import * as z from 'zod'
import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import type { Command } from '../core/commands/command.ts'
import { OPERATOR, table, CommandError, whyNot } from '../core/commands/command.ts'
import { deleteBanner, readStored, saveBanner, details } from './queries.ts'

const USAGE = 'banners [show ID | save FILE [ID] | delete ID]'

const minuteOf = (iso: string | null): string => (iso === null ? '…' : `${iso.slice(0, 16)}Z`)

function listed(banners: readonly StoredBanner[]): string[] {
  return table(
    ['ID', 'FOR', 'SEVERITY', 'TENANTS', 'FROM – UNTIL', 'TITLE'],
    banners.map(({ id, kind, severity, tenants, startsAt, endsAt, texts }) => {
      const when = `${minuteOf(startsAt)} – ${minuteOf(endsAt)}`
      return [id, kind, severity, tenants.join(' '), when, texts['en-US'].title]
    }),
  )
}

async function find(db: Db, id: string): Promise<StoredBanner> {
  const [banner] = z.uuid().safeParse(id).success ? await readStored(db, id) : []
  if (!banner) throw new CommandError(`'${id}' is not a banner. Run banners to list the banners.`)
  return banner
}

async function readJson(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} can't be read. Use a file in the format of banners show.`)
  })
  try {
    return Object(JSON.parse(text))
  } catch {
    throw new CommandError(`${file} isn't JSON. Use a file in the format of banners show.`)
  }
}

async function show(id: string, { db }: Services): Promise<string[]> {
  return JSON.stringify(details(await find(db, id)), null, 2).split('\n')
}

async function save(file: string, id: string | undefined, services: Services): Promise<string[]> {
  const present = id === undefined ? undefined : await find(services.db, id)
  const wanted = { ...(await readJson(file)), version: present?.version ?? 0 }
  const { data, error } = bannerChange.safeParse(wanted)
  if (!data) throw new CommandError(`${file} is invalid (${whyNot(error)}): nothing was changed.`)
  const stamp = { by: OPERATOR, at: services.clock.now() }
  const { event, change, banner } = await saveBanner(services.db, id ?? randomUUID(), data, stamp)
  await recordPortalOperation(event, change, services)
  return ['Every open portal shows this within 15 seconds of its start:', ...listed([banner])]
}

async function remove(id: string, services: Services): Promise<string[]> {
  await find(services.db, id)
  const { event, change } = await deleteBanner(services.db, id)
  await recordPortalOperation(event, change, services)
  return [`${id} was deleted.`]
}

/** Lists and changes banners. */
export const banners: Command = {
  name: 'banners',
  usage: USAGE,
  summary: 'Lists the banners, prints one as JSON, saves one from a file as new or over another one, or deletes one.',
  async run(args, services) {
    const [action, subject, id, ...more] = args
    if (action === undefined) {
      const stored = await readStored(services.db)
      return stored.length > 0 ? listed(stored) : ['There are no banners.']
    }
    const isComplete = subject !== undefined && more.length === 0 && (id === undefined || action === 'save')
    if (isComplete && action === 'show') return show(subject, services)
    if (isComplete && action === 'save') return save(subject, id, services)
    if (isComplete && action === 'delete') return remove(subject, services)
    throw new CommandError(`'banners ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
  },
}
