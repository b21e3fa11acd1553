import type {
  ContentVersion,
  CountedForm,
  Locale,
  ManagedContentDetail,
  SavedContent,
  SourceFormat,
  VersionState,
} from '@tessera/contract'
import { COLLECTION_AUDIENCES, CONTENT_LIMITS, DEFAULT_LOCALE, SLUG, USER_TYPES } from '@tessera/contract'
import { isoDay, z } from '../../forms/schema.ts'

/** Returns the name of a form's drafts. */
export function formName(about: string): `${CountedForm}:${string}` {
  return `content:${about}`
}

/** Splits a comma-separated list of tags. */
export function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags)].filter(Boolean)
}

function areTags(text: string): boolean {
  const tags = tagsIn(text)
  return tags.length <= CONTENT_LIMITS.tags && tags.every((tag) => SLUG.test(tag) && tag.length <= CONTENT_LIMITS.tag)
}

export const contentSchema = z.object({
  title: z.string().trim().min(1).max(CONTENT_LIMITS.title),
  summary: z.string().trim().max(CONTENT_LIMITS.summary),
  source: z.string().min(1).max(CONTENT_LIMITS.source),
  keywords: z.string().trim().max(CONTENT_LIMITS.keywords),
  category: z.string().nullable(),
  audience: z.array(z.enum(USER_TYPES)).min(1),
  tags: z.string().refine(areTags, { params: { code: 'tags' } }),
  reviewOn: isoDay().nullable(),
  isPublic: z.boolean(),
  /** The version that the text is based on; a restored draft keeps its own. */
  version: z.number(),
})

export type ContentInput = z.input<typeof contentSchema>
export type ContentValues = z.output<typeof contentSchema>

/** Returns the version of one language. */
function versionIn(versions: readonly ContentVersion[], locale: Locale): ContentVersion | undefined {
  return versions.find((version) => version.locale === locale)
}

/** Returns the newest version of a language; undefined without one. */
export const newestIn = ({ newest }: ManagedContentDetail, locale: Locale): ContentVersion | undefined =>
  versionIn(newest, locale)

/** Returns the published version of a language; undefined without one. */
export const publishedIn = ({ published }: ManagedContentDetail, locale: Locale): ContentVersion | undefined =>
  versionIn(published, locale)

/** Returns the source format of a language: its own, or that of the English text. */
export function formatOf(item: ManagedContentDetail, locale: Locale): SourceFormat {
  return (newestIn(item, locale) ?? newestIn(item, DEFAULT_LOCALE))?.format ?? 'markdown'
}

/** Returns the form's values for a version, or for a language without one. */
export function valuesOf(item: ManagedContentDetail, version: ContentVersion | undefined): ContentValues {
  const like = version ?? newestIn(item, DEFAULT_LOCALE)
  return {
    title: version?.title ?? '',
    summary: version?.summary ?? '',
    source: version?.source ?? '',
    keywords: version?.keywords ?? '',
    category: item.category,
    audience: [...(like?.audience ?? COLLECTION_AUDIENCES[item.collection])],
    tags: like?.tags.join(', ') ?? '',
    reviewOn: item.reviewOn,
    isPublic: like?.isPublic ?? false,
    version: version?.version ?? 0,
  }
}

interface Saving {
  locale: Locale
  format: SourceFormat
  state: VersionState
}

/** Returns the body that saves a text. The server sets the next review if the user did not change it. */
export function bodyOf(
  { source, tags, reviewOn, ...values }: ContentValues,
  { locale, format, state }: Saving,
  before: Pick<ManagedContentDetail, 'reviewOn'>,
): SavedContent {
  return {
    ...values,
    locale,
    state,
    tags: tagsIn(tags),
    ...(format === 'html' ? { html: source } : { markdown: source }),
    ...(reviewOn !== before.reviewOn && { reviewOn }),
  }
}

/** Returns the body that publishes an earlier version again as the newest. */
export function restoringBody(version: ContentVersion, newest: number): SavedContent {
  const { locale, title, summary, keywords, format, source, audience, tags, isPublic } = version
  return {
    locale,
    title,
    summary,
    keywords,
    audience,
    tags,
    isPublic,
    ...(format === 'html' ? { html: source } : { markdown: source }),
    state: 'PUBLISHED',
    version: newest,
  }
}

/** Returns the form's name of a server field. */
export function fieldOf(serverField: string): string {
  const [name = ''] = serverField.split('.')
  return name === 'markdown' || name === 'html' ? 'source' : name
}
