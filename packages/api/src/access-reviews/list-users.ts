import type { ListPage, Locale, ReviewUser, ReviewUsersQuery } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import { toPage } from '../core/database/list-page.ts'
import type { StoredReview } from './queries.ts'
import type { ReviewReader } from './review-users.ts'
import { readUsers, rowMaker } from './review-users.ts'

/** A text without case, accents and typographic apostrophes, for search and sorting. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘ʼ]/g, "'").toLowerCase()

const KEYS: Readonly<Record<ReviewUsersQuery['sortBy'], (user: ReviewUser) => string>> = {
  lastName: ({ lastName }) => plain(lastName),
  email: ({ email }) => plain(email),
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt ?? '',
  invitedBy: ({ invitedBy }) => plain(invitedBy),
  advice: ({ advice, reason }) => `${advice} ${reason}`,
  decision: ({ decision }) => decision ?? '',
}

type Key = (typeof KEYS)[keyof typeof KEYS]

const compareBy = (key: Key) => (one: ReviewUser, other: ReviewUser) =>
  Number(key(one) > key(other)) - Number(key(one) < key(other))

function inOrder({ sortBy, sortOrder }: Pick<ReviewUsersQuery, 'sortBy' | 'sortOrder'>) {
  const [bySort, name, loginId] = [compareBy(KEYS[sortBy]), compareBy(KEYS.lastName), compareBy((user) => user.loginId)]
  const sign = sortOrder === 'desc' ? -1 : 1
  return (one: ReviewUser, other: ReviewUser) => sign * bySort(one, other) || name(one, other) || loginId(one, other)
}

function matchesSearch({ firstName, lastName, email, invitedBy, note, products }: ReviewUser, search: string): boolean {
  const texts = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, invitedBy, note, ...products]
  return texts.some((text) => plain(text).includes(search))
}

/** One page of a review's users. */
export async function listUsers(
  db: Db,
  review: StoredReview,
  query: ReviewUsersQuery,
  reader: ReviewReader & { locale: Locale },
): Promise<ListPage<ReviewUser>> {
  const { page, size, search, decisions = [], advice = [] } = query
  const toRow = await rowMaker(db, reader.locale)
  const wanted = plain(search ?? '')
  const found = (await readUsers(db, review, reader))
    .map(toRow)
    .filter((user) => matchesSearch(user, wanted))
    .filter(({ decision }) => decisions.length === 0 || decisions.includes(decision ?? 'UNDECIDED'))
    .filter((user) => advice.length === 0 || advice.includes(user.advice))
    .toSorted(inOrder(query))
  return toPage(found.slice(page * size, (page + 1) * size), found.length, { page, size })
}
