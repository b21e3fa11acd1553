import { Article } from '@tessera/ui/article'
import type { ReactNode } from 'react'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

/** The source of a text, read-only. */
export function ContentSourceText({ source, lang }: { source: string; lang: string }): ReactNode {
  return <Article html={`<pre>${escaped(source)}</pre>`} lang={lang} />
}
