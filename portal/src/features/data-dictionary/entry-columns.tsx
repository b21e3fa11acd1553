import type { DictionaryEntry, DictionaryMatch, DictionaryPage, SearchedField } from '@tessera/contract'
import {
  AVAILABILITY_TEXTS,
  DATA_TYPE_TEXTS,
  FIELD_TYPE_TEXTS,
  PRODUCT_TAG_TEXTS,
  resolveLocale,
  TAG_VALUES,
} from '@tessera/contract'
import { Highlight, Stack, Text } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { languageName } from '../../messages/language-name.ts'

/** An entry as a row, with its matches. */
export type EntryRow = DictionaryPage['match_lists'][number]

/** Returns the text of an entry's tag; an unknown value is shown unchanged. */
export function tagText<Value extends string>(
  { glossary_tags: tags }: DictionaryEntry,
  name: 'datatype' | 'field_type',
  texts: Readonly<Record<Value, string>>,
): string {
  const value = tags.find(({ tag_name: tag }) => tag === name)?.tag_value ?? ''
  return (texts as Readonly<Record<string, string>>)[value] ?? value
}

/** Column widths from DIC-03. */
const WIDTHS = { name: 240, other: 200, description: 950 } as const

const rangesOf = (matches: readonly DictionaryMatch[], field: SearchedField) =>
  matches.find((match) => match.field === field && !match.other)?.ranges ?? []

/** A field of an entry with its matches, in the language of the entry. */
function Field({ entry, field }: { entry: EntryRow; field: SearchedField }): ReactNode {
  return (
    <span
      lang={field === 'technical_name' ? undefined : entry.language}
      translate={field === 'technical_name' ? 'no' : undefined}
    >
      <Highlight ranges={rangesOf(entry.matches, field)}>{entry[field]}</Highlight>
    </span>
  )
}

/** Explains why an entry matches if its own texts do not show it: a synonym, or its text in another language. */
function Why({ matches }: { matches: readonly DictionaryMatch[] }): ReactNode {
  const { t, locale } = useIntl()
  const synonym = matches.find((match) => match.synonym)?.synonym
  if (synonym) {
    return (
      <Text size={12} tone="muted">
        {t('dictionary.bySynonym', { synonym })}
      </Text>
    )
  }
  const { other, ranges } = matches.find((match) => match.other) ?? {}
  if (!other) return null
  return (
    <Text size={12} tone="muted">
      {t('dictionary.inLanguage', { language: languageName(locale, other.language) })}{' '}
      <span lang={other.language}>
        <Highlight ranges={ranges ?? []}>{other.text}</Highlight>
      </span>
    </Text>
  )
}

/** The columns of the dictionary. */
export function useEntryColumns(): DataTableColumn<EntryRow>[] {
  const { t, locale } = useIntl()
  return useMemo(() => {
    const language = resolveLocale(locale)
    const other = { width: WIDTHS.other }
    return [
      {
        id: 'business_name',
        header: t('dictionary.name'),
        width: WIDTHS.name,
        sticky: 'start',
        isRowHeader: true,
        maxLines: 'all',
        cell: (entry) => (
          <Stack gap={1}>
            <Field entry={entry} field="business_name" />
            <Why matches={entry.matches} />
          </Stack>
        ),
      },
      {
        id: 'technical_name',
        header: t('dictionary.technicalName'),
        ...other,
        maxLines: 'all',
        cell: (entry) => <Field entry={entry} field="technical_name" />,
      },
      {
        id: 'dss_business_name',
        header: t('dictionary.dssName'),
        ...other,
        maxLines: 'all',
        cell: (entry) => <Field entry={entry} field="dss_business_name" />,
      },
      {
        id: 'business_definition',
        header: t('dictionary.description'),
        width: WIDTHS.description,
        maxLines: 'all',
        cell: (entry) => <Field entry={entry} field="business_definition" />,
      },
      {
        id: 'datatype',
        header: t('dictionary.dataType'),
        ...other,
        value: (entry) => tagText(entry, 'datatype', DATA_TYPE_TEXTS[language]),
      },
      {
        id: 'field_type',
        header: t('dictionary.fieldType'),
        ...other,
        value: (entry) => tagText(entry, 'field_type', FIELD_TYPE_TEXTS[language]),
      },
      {
        id: 'available_to',
        header: t('dictionary.availableTo'),
        ...other,
        value: ({ available_to: availability }) => AVAILABILITY_TEXTS[language][availability],
        isMuted: ({ available_to: availability }) => availability === 'ALL',
      },
      {
        id: 'product',
        header: t('dictionary.product'),
        ...other,
        maxLines: 'all',
        value: ({ available_products: products }) =>
          TAG_VALUES.product
            .filter((tag) => products.includes(tag))
            .map((tag) => PRODUCT_TAG_TEXTS[language][tag])
            .join(', '),
      },
    ]
  }, [t, locale])
}
