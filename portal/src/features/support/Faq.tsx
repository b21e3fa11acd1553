import { LIMITS, pathTo } from '@tessera/contract'
import { ButtonLink, Disclosure, EmptyState, Grid, Inline, Link, SearchField, Stack, Text } from '@tessera/ui'
import type { ReactNode, Ref } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import type { FaqQuestion } from './faq-questions.ts'
import { FAQ } from './faq-questions.ts'

const COLUMNS = { base: 1, large: 2 } as const

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const addressOf = (id: string): string => `#faq-${id}`

/** Returns the texts of a question in the reader's language. */
function useTexts(): (item: FaqQuestion) => { question: string; answer: string } {
  const { t } = useIntl()
  const { bulkMaxRows } = useConfig()
  const values = { minutes: LIMITS.passwordResetMinutes, days: LIMITS.invitationDays, rows: bulkMaxRows }
  return ({ question, answer }) => ({ question: t(question), answer: t(answer, values) })
}

/** Searchable questions, each with a URL that opens it. */
export function Faq(): ReactNode {
  const { t } = useIntl()
  const textsOf = useTexts()
  const { hash } = useLocation()
  const [search, setSearch] = useState('')
  const words = fold(search).split(/\s+/)
  const found = FAQ.filter((item) => {
    const { question, answer } = textsOf(item)
    const text = fold(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
  // The question in the URL when the list opened.
  const named = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash.startsWith(addressOf(''))) named.current?.querySelector('button')?.focus()
  }, [hash])
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Grid columns={COLUMNS}>
          <SearchField label={t('faq.search')} onSearch={setSearch} maxLength={LIMITS.search} />
        </Grid>
        <Text as="div" tone="muted">
          <output>{t('faq.count', { count: found.length })}</output>
        </Text>
      </Stack>
      {found.length > 0 ? (
        <div>
          {found.map((item) => (
            <Question
              key={item.id}
              {...textsOf(item)}
              item={item}
              ref={hash === addressOf(item.id) ? named : undefined}
            />
          ))}
        </div>
      ) : (
        <EmptyState
          headingLevel={2}
          picture="search"
          title={t('faq.none')}
          actions={<ButtonLink href={pathTo('/support/ticketCreation')}>{t('support.create')}</ButtonLink>}
        >
          {t('faq.noneText')}
        </EmptyState>
      )}
    </Stack>
  )
}

interface QuestionProps {
  item: FaqQuestion
  question: string
  answer: string
  ref: Ref<HTMLDivElement> | undefined
}

function Question({ item, question, answer, ref }: QuestionProps): ReactNode {
  const { t } = useIntl()
  const { hash } = useLocation()
  const address = addressOf(item.id)
  const [opened, setOpened] = useState({ hash, isExpanded: hash === address })
  if (opened.hash !== hash) setOpened({ hash, isExpanded: opened.isExpanded || hash === address })
  const { page } = item
  return (
    <Disclosure
      ref={ref}
      title={question}
      headingLevel={2}
      isExpanded={opened.isExpanded}
      onExpandedChange={(isExpanded) => setOpened({ hash, isExpanded })}
    >
      <Stack gap={3}>
        <Text size={16} measure>
          {answer}
        </Text>
        <Inline gap={6}>
          {page && (
            <Link variant="standalone" href={page.href}>
              {t(page.label)}
            </Link>
          )}
          <Link variant="standalone" tone="muted" href={pathTo('/support') + address}>
            {t('faq.link')}
          </Link>
        </Inline>
      </Stack>
    </Disclosure>
  )
}
