import type { ActivityActor, DayRange } from '@tessera/contract'
import { ACTIVITY_LIMITS, calls, LIMITS } from '@tessera/contract'
import { Inline } from '@tessera/ui'
import { ComboBox } from '@tessera/ui/combo-box'
import type { DateRange, DateRangePickerProps } from '@tessera/ui/date-range-picker'
import { DateRangePicker } from '@tessera/ui/date-range-picker'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useSettled } from '../../platform/feedback/use-settled.ts'
import { useUser } from '../../platform/session/session.tsx'
import { useKeepPreviousData } from '../../tables/use-keep-previous-data.ts'
import type { LogAddress } from './use-log-address.ts'

/** Start and end both count: a range of 30 days covers 31 calendar days. */
const MOST_DAYS = ACTIVITY_LIMITS.rangeDays + 1

type FilterProps = Pick<LogAddress, 'range' | 'actor' | 'setRange' | 'setActor'>

/** The date range and the actor, above the table. */
export function LogFilters({ range, actor, setRange, setActor }: FilterProps): ReactNode {
  const { t } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const field = useRangeField(range, setRange)
  return (
    <Inline gap={4} align="start">
      <DateRangePicker
        {...field}
        label={t('activity.range')}
        maxDays={MOST_DAYS}
        timeZone={timezone}
        getErrorText={(problem) =>
          problem === 'tooLong' ? t('activity.tooLong', { limit: ACTIVITY_LIMITS.rangeDays }) : null
        }
      />
      <ActorFilter key={actor ?? ''} range={range} actor={actor} setActor={setActor} />
    </Inline>
  )
}

const toDates = ({ startDate, endDate }: DayRange): DateRange => ({ start: startDate, end: endDate })
const isRange = ({ startDate, endDate }: DayRange, dates: DateRange | null): boolean =>
  dates !== null && dates.start === startDate && dates.end === endDate

/**
 * The field of the date range. The list uses new dates after they have not changed for a moment, and only if they are
 * valid.
 */
function useRangeField(
  range: DayRange,
  setRange: LogAddress['setRange'],
): Required<Pick<DateRangePickerProps, 'value' | 'onChange'>> {
  const [field, setField] = useState<{ seen: DayRange; value: DateRange | null }>({
    seen: range,
    value: toDates(range),
  })
  // The URL has another range, for example after the Back button.
  if (field.seen.startDate !== range.startDate || field.seen.endDate !== range.endDate) {
    setField({ seen: range, value: isRange(range, field.value) ? field.value : toDates(range) })
  }
  const { value } = field
  const isNew = value !== null && !isRange(range, value)
  useEffect(() => {
    if (!isNew) return undefined
    const timer = setTimeout(() => setRange({ startDate: value.start, endDate: value.end }), LIMITS.debounce)
    return () => clearTimeout(timer)
  }, [isNew, value, setRange])
  return { value, onChange: (next) => setField((before) => ({ ...before, value: next })) }
}

const NONE: readonly ActivityActor[] = []

/** A field that finds the actors within the range. */
function ActorFilter({ range, actor, setActor }: Pick<FilterProps, 'range' | 'actor' | 'setActor'>): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  const [text, setText] = useState('')
  const search = useSettled(text)
  const query = { ...range, search: search.slice(0, LIMITS.search) }
  const { data } = useCall(calls.activity.actors, { params: { companyId: tenant.id }, query })
  const chosen = useCall(actor === null ? null : calls.activity.actors, {
    params: { companyId: tenant.id },
    query: { ...range, search: actor ?? '' },
  }).data
  const found = useKeepPreviousData(data) ?? NONE
  const own = chosen?.find(({ loginId }) => loginId === actor)
  const others = found.filter(({ loginId }) => loginId !== actor)
  const known = actor === null ? others : [own ?? { loginId: actor, name: actor, company: '' }, ...others]
  return (
    <ComboBox
      // The selected actor's name loads with the list of actors.
      key={own?.name ?? ''}
      label={t('activity.actor')}
      placeholder={t('activity.anyone')}
      options={known.map(({ loginId, name, company }) => ({
        id: loginId,
        label: name,
        description: [loginId, company].filter((part) => part !== '' && part !== name).join(' · '),
      }))}
      defaultValue={actor}
      onInputChange={(next) => {
        setText(next)
        if (next === '' && actor !== null) setActor(null)
      }}
      onChange={(next) => {
        if (next !== null && next !== actor) setActor(next)
      }}
      maxLength={LIMITS.search}
    />
  )
}
