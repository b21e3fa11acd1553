import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { withWidth, withLayout } from '../components/DataTable/layout.fixture.ts'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import { setStoryLanguage } from '../story-texts/translate.ts'
import { translated } from '../story-texts/translated.ts'
import { writeTranscript } from './transcript-text.ts'
import type { Journey } from './journey.ts'
import { ScreenReader } from './virtual-screen-reader.fixture.ts'

const { TEST_SEED = '0', TEST_MATRIX = 'full' } = process.env
const advice =
  'The screen reader speech has changed. Read the difference. If it is intended, run `npx vitest run transcripts --update` in packages/ui.'

const modules = import.meta.glob<Journey>('./journeys/*.fixture.tsx', { import: 'journey', eager: true })
const journeys = Object.entries(modules).map(([path, journey]) => {
  const [name = ''] = path.split('/').at(-1)?.split('.') ?? []
  return { name, ...journey }
})
/** Loads lazy chunks once, before the journeys open them. */
const lazyModules = import.meta.glob(['../components/DataTable*/**/*.tsx', '!**/*.test.tsx', '!**/*.stories.tsx'])

/**
 * Returns all journeys in English. In another language, returns a third of them, different ones each day, unless the
 * matrix runs in full.
 */
function journeysOf(locale: string) {
  if (TEST_MATRIX === 'full' || locale === 'en-US') return journeys
  const day = Number(TEST_SEED) + (locale === 'fr-CA' ? 1 : 0)
  return journeys.filter((_, index) => (index + day) % 3 === 0)
}

const Translated = ({ Page }: Pick<Journey, 'Page'>) => translated(Page())

/** Tests the journeys of a language, each against its stored transcript. */
export function journeysIn(locale: string) {
  const screenReader = new ScreenReader()
  withLayout()

  beforeAll(() => Promise.all(Object.values(lazyModules).map((load) => load())))

  afterEach(async () => {
    await screenReader.stop()
    setStoryLanguage('en-US')
    vi.unstubAllGlobals()
  })

  it.each(journeysOf(locale))(
    `B-12 ‘$title’ matches its transcript, in ${locale}`,
    async ({ name, title, Page, run, isNarrow }) => {
      setStoryLanguage(locale)
      if (isNarrow) withWidth(390)
      render(
        <UIProvider locale={locale}>
          <Translated Page={Page} />
        </UIProvider>,
      )
      await screenReader.start()
      await run(screenReader)
      await expect(writeTranscript(title, screenReader.steps), advice).toMatchFileSnapshot(
        `__transcripts__/${name}.${locale}.txt`,
      )
    },
  )

  it('B-12 has a journey for every stored transcript', () => {
    const withoutJourney = readdirSync(resolve(import.meta.dirname, '__transcripts__'))
      .filter((file) => file.endsWith(`.${locale}.txt`))
      .filter((file) => !journeys.some(({ name }) => file.startsWith(`${name}.`)))
    expect(withoutJourney).toEqual([])
  })
}
