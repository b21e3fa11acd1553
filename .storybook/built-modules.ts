import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The lists of all stories and of all messages, which name everything and belong to no story. */
const LIST = /storybook-stories|\/all-messages\.ts$/
/** A component's messages belong to every component that uses them, in any chunk. */
const MESSAGES = /\/messages\.ts$/
const STORY = /\.(stories\.tsx|mdx)$/
/** Translations of stories, which belong to the stories that use them. */
const STORY_TEXTS = /\/story-texts\/[\w-]+\.json$/
const SAMPLE = /\.(stories|fixture)\.tsx?$|\/examples\//
const CATALOGS = ['es-MX', 'fr-CA'].map((locale) => `packages/ui/src/story-texts/${locale}.json`)

const hashOf = (parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Writes `built-modules.json` beside the built Storybook: for each story file a hash of everything that loads to show
 * it, including styles, fonts, fixture texts and decorators. Equal hashes in two builds mean equal stories.
 */
export function builtModules(): Plugin {
  return {
    name: 'tessera-built-modules',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const storyIn = (fileName: string) => named.get(fileName)?.moduleIds.find((id) => STORY.test(id))

      // Hashes the modules, not the chunk's text: the text contains hashes of other files, and would change with them.
      const codeOf = new Map(
        chunks.flatMap(({ modules }) => Object.entries(modules).map(([id, { code }]) => [id, code ?? ''])),
      )
      const contentOf = (fileName: string) => {
        const chunk = named.get(fileName)
        if (!chunk) return hashOf([readFileSync(join(dir, fileName))])
        const own = Object.keys(chunk.modules).filter(
          (id) => !LIST.test(id) && !MESSAGES.test(id) && !STORY_TEXTS.test(id),
        )
        const messages = own.flatMap(
          (id) => this.getModuleInfo(id)?.importedIds.filter((each) => MESSAGES.test(each)) ?? [],
        )
        const modules = [...own, ...messages].map((id) => `${relative(process.cwd(), id)}\0${codeOf.get(id) ?? ''}`)
        const { importedCss, importedAssets } = chunk.viteMetadata ?? {}
        const files = [...(importedCss ?? []), ...(importedAssets ?? [])].toSorted()
        return hashOf([...modules.toSorted(), ...files.map((file) => readFileSync(join(dir, file)))])
      }

      const reach = (fileName: string, found = new Set<string>()) => {
        const chunk = named.get(fileName)
        if (!chunk || found.has(fileName)) return found
        found.add(fileName)
        const later = chunk.dynamicImports.filter((next) => !storyIn(next))
        for (const next of [...chunk.imports, ...later]) reach(next, found)
        return found
      }

      const catalogs = CATALOGS.map((file) => Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
      const translationsIn = (files: Iterable<string>) => {
        const samples = [...files]
          .flatMap((file) => Object.keys(named.get(file)?.modules ?? {}))
          .filter((id) => SAMPLE.test(id))
        const code = samples.map((id) => codeOf.get(id)).join('\n')
        return catalogs
          .flat()
          .flatMap(([text, translation]) => (code.includes(text.split('\n')[0] ?? '') ? [text, translation] : []))
      }

      const shared = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(fileName)])
      const contents = new Map(chunks.map(({ fileName }) => [fileName, contentOf(fileName)]))
      const stories = chunks.flatMap(({ fileName }) => {
        const story = storyIn(fileName)
        if (!story) return []
        const files = new Set([...shared, ...reach(fileName)])
        const hash = hashOf([
          ...[...files].map((file) => contents.get(file) ?? '').toSorted(),
          ...translationsIn(files),
        ])
        return [[`./${relative(process.cwd(), story)}`, hash]]
      })
      writeFileSync(
        join(dir, 'built-modules.json'),
        JSON.stringify(Object.fromEntries(stories.toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 1),
      )
    },
  }
}
