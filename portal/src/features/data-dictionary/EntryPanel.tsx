import type { DictionaryEntryDetail } from '@tessera/contract'
import {
  AVAILABILITY_TEXTS,
  calls,
  DATA_TYPE_TEXTS,
  ENTRY_TYPE_TEXTS,
  FIELD_TYPE_TEXTS,
  pathTo,
  PRODUCT_TAG_TEXTS,
  resolveLocale,
  TAG_VALUES,
} from '@tessera/contract'
import {
  Badge,
  Button,
  ButtonLink,
  DescriptionList,
  Heading,
  IconButton,
  Inline,
  Link,
  SidePanel,
  Spinner,
  Stack,
  Text,
} from '@tessera/ui'
import { CopyIcon } from '@tessera/ui/icons'
import { TagList } from '@tessera/ui/tag-list'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useCall } from '../../data/use-call.ts'
import { dateIn } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { tagText } from './entry-columns.tsx'
import { languageName } from '../../messages/language-name.ts'
import { neighborsOf } from '../../tables/neighbors.ts'

/** The id of the option 'Data question' in the incident form. */
export const DATA_QUESTION = '1465'

interface EntryPanelProps {
  id: string
  /** The ids on the current page, in order. */
  order: readonly string[]
  /** Returns the URL of an entry. */
  hrefOf: (id: string) => string
  onShow: (id: string | null) => void
}

/** A panel with all data of an entry; its URL contains the entry. */
export function EntryPanel({ id, order, hrefOf, onShow }: EntryPanelProps): ReactNode {
  const { t } = useIntl()
  const { data, error, retry } = useCall(calls.dictionary.read, { params: { id } })
  // For the reader, an entry that they cannot see does not exist.
  const isGone = error?.status === 404
  const entry = isGone ? undefined : data
  const panel = useRef<HTMLDivElement>(null)
  return (
    <SidePanel
      ref={panel}
      isOpen
      onOpenChange={() => onShow(null)}
      defaultWidth={440}
      title={entry ? <span lang={entry.language}>{entry.business_name}</span> : t('dictionary.entry')}
      badge={entry?.available_to === 'CHARTER' && <Badge tone="brand">{t('dictionary.charter')}</Badge>}
      {...neighborsOf(order, id, onShow)}
      actions={
        entry && (
          <>
            <CopyLink href={hrefOf(id)} />
            <ButtonLink href={pathTo('/support/ticketCreation', { supportType: DATA_QUESTION, about: id })}>
              {t('dictionary.report')}
            </ButtonLink>
          </>
        )
      }
    >
      {isGone ? (
        <Text>{t('dictionary.notFound')}</Text>
      ) : entry ? (
        <EntryFacts key={id} panelRef={panel} entry={entry} hrefOf={hrefOf} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </SidePanel>
  )
}

async function copy(text: string, done: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    done()
  } catch {
    toast('dictionary.notCopied', { tone: 'danger' })
  }
}

function CopyLink({ href }: { href: string }): ReactNode {
  const { t } = useIntl()
  const press = (): void => {
    void copy(new URL(href, window.location.href).href, () => toast('dictionary.linkCopied'))
  }
  return (
    <Button icon={<CopyIcon size="small" />} onPress={press}>
      {t('dictionary.copyLink')}
    </Button>
  )
}

/** A name with a button that copies it. */
function Copyable({ text, language }: { text: string; language: string | undefined }): ReactNode {
  const { t } = useIntl()
  const press = (): void => void copy(text, () => toast('dictionary.copied', { values: { text } }))
  return (
    <Inline gap={1}>
      <span lang={language} translate={language ? undefined : 'no'}>
        {text}
      </span>
      <IconButton size="small" aria-label={t('dictionary.copy', { text })} onPress={press}>
        <CopyIcon size="small" />
      </IconButton>
    </Inline>
  )
}

/** Returns a fact as a list item, if its value is known. */
const fact = (id: string, term: string, description: ReactNode) => (description ? [{ id, term, description }] : [])

function useFacts(entry: DictionaryEntryDetail) {
  const { t, locale } = useIntl()
  const language = resolveLocale(locale)
  const own = (text: string): ReactNode => <span lang={entry.language}>{text}</span>
  const { calculation, valid_values: values, example, changed } = entry
  return [
    ...fact('calculation', t('dictionary.calculation'), calculation && own(calculation)),
    ...fact('values', t('dictionary.validValues'), values && <span translate="no">{values}</span>),
    ...fact('example', t('dictionary.exampleValue'), example && <span translate="no">{example}</span>),
    ...fact('name', t('dictionary.name'), <Copyable text={entry.business_name} language={entry.language} />),
    ...fact(
      'technicalName',
      t('dictionary.technicalName'),
      <Copyable text={entry.technical_name} language={undefined} />,
    ),
    ...fact('dssName', t('dictionary.dssName'), <Copyable text={entry.dss_business_name} language={entry.language} />),
    ...fact('type', t('dictionary.type'), ENTRY_TYPE_TEXTS[language][entry.type]),
    ...fact('dataType', t('dictionary.dataType'), tagText(entry, 'datatype', DATA_TYPE_TEXTS[language])),
    ...fact('fieldType', t('dictionary.fieldType'), tagText(entry, 'field_type', FIELD_TYPE_TEXTS[language])),
    ...fact('availableTo', t('dictionary.availableTo'), AVAILABILITY_TEXTS[language][entry.available_to]),
    ...fact(
      'changed',
      t('dictionary.changed'),
      changed && (
        <>
          {dateIn(locale, changed.on, 'UTC')}: {own(changed.note)}
        </>
      ),
    ),
  ]
}

interface EntryFactsProps extends Pick<EntryPanelProps, 'hrefOf'> {
  entry: DictionaryEntryDetail
  panelRef: RefObject<HTMLDivElement | null>
}

function EntryFacts({ entry, panelRef, hrefOf }: EntryFactsProps): ReactNode {
  const { t, locale } = useIntl()
  const language = resolveLocale(locale)
  // A pressed link to a related term disappears with the previous entry.
  useEffect(() => {
    if (document.activeElement === document.body) panelRef.current?.focus()
  }, [panelRef])
  const facts = useFacts(entry)
  return (
    <Stack gap={5}>
      {entry.language !== language && (
        <Text tone="muted">{t('dictionary.otherLanguage', { language: languageName(locale, entry.language) })}</Text>
      )}
      <Text as="p">
        <span lang={entry.language}>{entry.business_definition}</span>
      </Text>
      <DescriptionList items={facts} />
      <TagList
        label={t('dictionary.products')}
        items={TAG_VALUES.product
          .filter((tag) => entry.available_products.includes(tag))
          .map((tag) => ({ id: tag, label: PRODUCT_TAG_TEXTS[language][tag] }))}
      />
      {entry.related.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{t('dictionary.related')}</Heading>
          <ul>
            {entry.related.map(({ id, business_name: name }) => (
              <li key={id}>
                <Link href={hrefOf(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}
