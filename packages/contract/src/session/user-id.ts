/** An id for a visitor who has not signed in, or a row that is not saved; whoever tests it brings the ids. */
export function newUserId(makeId: () => string = () => crypto.randomUUID()): string {
  return `user-${makeId()}`
}
