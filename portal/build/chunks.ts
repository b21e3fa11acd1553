import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle
export type Chunk = Rolldown.OutputChunk

/** The scripts of a build. */
export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

/** Returns the chunk made for a module, else the chunk that contains it. */
export function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunks = chunksOf(bundle)
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!found) throw new Error(`No chunk contains ${module}. Correct its path in portal/build.`)
  return found
}

/** Returns the given chunks with all chunks that they import. */
export function withImports(bundle: Bundle, starts: Chunk[]): Set<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') visit(next)
    }
  }
  for (const chunk of starts) visit(chunk)
  return seen
}

/** Returns the names of the stylesheets that chunks import, in cascade order. */
export function stylesheetsOf(chunks: Iterable<Chunk>): string[] {
  return [...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
}

/** The text of a built stylesheet. */
export function stylesheetNamed(bundle: Bundle, name: string): string {
  const stylesheet = bundle[name]
  if (stylesheet?.type !== 'asset') throw new Error(`The build has no stylesheet ${name}. Fix portal/build/chunks.ts.`)
  return stylesheet.source.toString()
}
