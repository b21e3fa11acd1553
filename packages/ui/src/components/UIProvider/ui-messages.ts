import type { FurtherEnd } from '../../messages/format.ts'
import type { allMessages } from './all-messages.ts'

type All = typeof allMessages

type Key = { [Name in keyof All]: `${Name}.${keyof All[Name] & string}` }[keyof All]

/** The plural forms of messages that other languages need: `DataTable.rowsFoundFew`. */
type FurtherKey = Key extends infer Each ? (Each extends `${infer Stem}Other` ? `${Stem}${FurtherEnd}` : never) : never

/** Messages that an application overrides, by component name and key: `Button.loading`. */
export type UIMessages = Readonly<Record<Key, string> & Partial<Record<FurtherKey, string>>>
