/** Returns the wall-clock time in a zone, as if it were UTC. */
export function shownIn(timeZone: string, moment: Date): Date {
  const form = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { ...form, second: 'numeric', hourCycle: 'h23', timeZone })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** Returns the moment at which clocks in a zone show a wall-clock time, which is given as if it were UTC. */
export function momentOf(shown: Date, timeZone: string): Date {
  const offsetAt = (moment: Date) => shownIn(timeZone, moment).getTime() - moment.getTime()
  const near = new Date(shown.getTime() - offsetAt(shown))
  return new Date(shown.getTime() - offsetAt(near))
}
