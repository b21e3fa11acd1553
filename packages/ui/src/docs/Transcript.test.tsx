import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import { Transcript } from './Transcript.tsx'

const show = (locale: string) =>
  render(
    <UIProvider locale={locale}>
      <Transcript />
    </UIProvider>,
  )

it.each([
  ['en-US', 'Sorted by Name, ascending'],
  ['es-MX', 'Ordenada por Nombre, ascendente'],
  ['fr-CA', 'Trié par Nom, croissant'],
])('B-12 shows the speech in %s, with the language of its text', (locale, phrase) => {
  show(locale)
  const journey = screen.getByRole('region', { name: 'Sort by one column, then also by another' })
  expect(within(journey).getAllByText(phrase)[0]).toHaveAttribute('lang', locale)
})

it('B-12 shows the speech in English if a language has no journeys', () => {
  show('pl-PL')
  expect(screen.getAllByText('Sorted by Name, ascending')[0]).toHaveAttribute('lang', 'en-US')
})
