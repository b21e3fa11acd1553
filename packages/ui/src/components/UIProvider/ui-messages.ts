import type { allWords } from './all-words.ts'

type All = typeof allWords

/** What an application may say in other words, by the component's name and the key: `Button.loading`. */
export type UIMessages = Readonly<
  Record<{ [Name in keyof All]: `${Name}.${keyof All[Name] & string}` }[keyof All], string>
>
