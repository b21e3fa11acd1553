import { type CSSProperties, Fragment } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type TranscriptStep, readTranscript } from '../transcripts/transcript-text.ts'
import { DocsTable } from './DocsTable.tsx'

const texts = import.meta.glob<string>('../transcripts/__transcripts__/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Journeys in the order for learning a table; others follow. */
const ORDER = ['reading', 'sorting', 'searching', 'filtering', 'selecting', 'paging', 'loading-more', 'row-menu']

const orderOf = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** Returns the journeys in a language, or in English if they were not recorded in it. */
function journeysIn(locale: string) {
  const all = Object.entries(texts).map(([path, text]) => {
    const [name = '', language = ''] = path.split('/').at(-1)?.split('.') ?? []
    return { name, language, ...readTranscript(text) }
  })
  const own = all.some(({ language }) => language === locale) ? locale : 'en-US'
  return all.filter(({ language }) => language === own).toSorted((a, b) => orderOf(a.name) - orderOf(b.name))
}

/** Text between the marks is the page's own, in its language; the rest is the screen reader's, in English. */
const Phrase = ({ children, lang }: { children: string; lang: string }) =>
  children.split(/[‹›]/).map((part, index) =>
    index % 2 === 1 ? (
      <strong key={index} lang={lang}>
        {part}
      </strong>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )

// As its own block, a key keeps the case of its first letter.
const key: CSSProperties = { display: 'inline-block' }
const typed: CSSProperties = { ...key, whiteSpace: 'normal', overflowWrap: 'anywhere' }

const Keys = ({ action }: { action: string }) =>
  action.startsWith('Read') ? action : <kbd style={action.startsWith('“') ? typed : key}>{action}</kbd>

const line: CSSProperties = { display: 'block', overflowWrap: 'anywhere' }
const atTop: CSSProperties = { verticalAlign: 'top' }

const Step = ({ step: { action, transcript }, lang }: { step: TranscriptStep; lang: string }) => (
  <tr>
    <th scope="row" style={atTop}>
      <Keys action={action} />
    </th>
    <td>
      {transcript.map((phrase, index) => (
        <span key={index} style={line}>
          <Phrase lang={lang}>{phrase}</Phrase>
        </span>
      ))}
    </td>
  </tr>
)

/** Transcripts of each journey, in the toolbar's language. */
export function Transcript() {
  const { locale } = useLocale()
  return journeysIn(locale).map(({ name, title, language, steps }) => (
    <section key={name} aria-labelledby={`transcript-${name}`}>
      <h2 id={`transcript-${name}`}>{title}</h2>
      <DocsTable head={['Keys', 'Speech']}>
        {steps.map((step, index) => (
          <Step key={index} step={step} lang={language} />
        ))}
      </DocsTable>
    </section>
  ))
}
