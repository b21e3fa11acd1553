import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Command } from '../core/commands/command.ts'
import { OPERATOR, table, CommandError } from '../core/commands/command.ts'
import { applyImport, planImport } from './import.ts'
import { FolderError, readContentFolder } from './read-folder.ts'

const USAGE = 'content [import FOLDER [--dry-run | --yes]]'

const countText = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`

async function importFolder(path: string, isDry: boolean, services: Services): Promise<string[]> {
  const { db, clock } = services
  const stored = await db.selectFrom('content_items').select(['collection', 'slug']).execute()
  const keys = new Set(stored.map(({ collection, slug }) => `${collection}/${slug}`))
  const folder = await readContentFolder(path, ({ collection, slug }) => keys.has(`${collection}/${slug}`)).catch(
    (error: unknown) => {
      if (error instanceof FolderError) throw new CommandError(`${error.message} Nothing was imported.`)
      throw error
    },
  )
  const plan = await planImport(db, folder)
  const { added, changed, unchanged, texts } = plan.counts
  const tense = isDry ? 'would be' : 'were'
  const lines = [
    `${countText(added, 'item')} ${tense} added, ${changed.toLocaleString('en-US')} changed; ${unchanged.toLocaleString('en-US')} are unchanged.`,
    `${countText(texts, 'text')} ${tense} published.`,
  ]
  if (isDry) return lines
  await applyImport(db, plan, { by: OPERATOR, at: clock.now() })
  await recordPortalOperation('CONTENT_IMPORTED', { entityId: 'content', before: {}, after: plan.counts }, services)
  return lines
}

async function statusOf({ db }: Services): Promise<string[]> {
  const rows = await db
    .selectFrom('content_items as i')
    .leftJoin('content_texts as t', 't.item_id', 'i.id')
    .select(['i.collection', 't.locale'])
    .select((is) => is.fn.countAll<string>().as('count'))
    .groupBy(['i.collection', 't.locale'])
    .orderBy('i.collection')
    .orderBy('t.locale')
    .execute()
  if (rows.length === 0) return ['There is no content yet. Use content import FOLDER to add some.']
  return table(
    ['COLLECTION', 'LANGUAGE', 'TEXTS'],
    rows.map(({ collection, locale, count }) => [collection, locale ?? 'none published', count]),
  )
}

/** Publishes a folder of Markdown files. */
export const content: Command = {
  name: 'content',
  usage: USAGE,
  summary: 'Shows what a folder of Markdown files would add and change, and publishes it; or counts the content.',
  dryRunArgs(args) {
    const isPlain = !['--yes', '--dry-run', '--help'].some((option) => args.includes(option))
    return isPlain && args.includes('import') ? [...args, '--dry-run'] : null
  },
  async run(args, services) {
    const options = args.filter((arg) => arg.startsWith('--'))
    const [action, folder, ...more] = args.filter((arg) => !arg.startsWith('--'))
    const isKnown = options.every((option) => ['--dry-run', '--yes'].includes(option))
    if (action === undefined && options.length === 0) return statusOf(services)
    if (action !== 'import' || !folder || more.length > 0 || !isKnown) {
      throw new CommandError(`'content ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
    }
    return importFolder(folder, options.includes('--dry-run'), services)
  },
}
