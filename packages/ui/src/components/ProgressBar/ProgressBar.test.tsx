import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const bar = () => screen.getByRole('progressbar')

describe('ProgressBar', () => {
  it('shows the task and its progress', () => {
    render(<ProgressBar label="Uploading users.csv" value={3} maxValue={4} description="2 rows have mistakes" />)
    expect(screen.getByRole('progressbar', { name: 'Uploading users.csv' })).toHaveAttribute('aria-valuenow', '3')
    expect(bar()).toHaveAttribute('aria-valuemax', '4')
    expect(bar()).toHaveAttribute('aria-valuetext', '75%')
    expect(bar()).toHaveAccessibleDescription('2 rows have mistakes')
  })

  it('counts from its minimum', () => {
    render(<ProgressBar label="Uploading" value={75} minValue={50} maxValue={150} />)
    expect(bar()).toHaveAttribute('aria-valuetext', '25%')
    expect(bar()).toHaveAttribute('aria-valuemin', '50')
  })

  it('shows a text instead of the percentage', () => {
    render(<ProgressBar label="Uploading" value={1} maxValue={8} valueLabel="1 of 8 files" />)
    expect(bar()).toHaveAttribute('aria-valuetext', '1 of 8 files')
    expect(screen.getByText('1 of 8 files')).toBeVisible()
  })

  it('formats the percentage in the language', () => {
    render(
      <UIProvider locale="fr-CA">
        <ProgressBar label="Téléversement" value={40} />
      </UIProvider>,
    )
    expect(bar()).toHaveAttribute('aria-valuetext', '40\u00A0%')
  })

  it('has no value if the progress is unknown', () => {
    render(<ProgressBar label="Preparing the export" />)
    expect(bar()).not.toHaveAttribute('aria-valuenow')
    expect(screen.queryByText('0%')).not.toBeInTheDocument()
  })

  it('limits a value out of range to the bar', () => {
    render(<ProgressBar label="Uploading" value={140} />)
    expect(bar()).toHaveAttribute('aria-valuetext', '100%')
  })

  it('keeps its name if the label is hidden', () => {
    render(<ProgressBar label="Uploading" isLabelHidden value={10} />)
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toBeInTheDocument()
  })
})
