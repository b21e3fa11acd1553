import { Client } from 'pg'

/** A statement as the server sends it. */
export interface Statement {
  text: string
  values: unknown[]
}

/** The statements that the server sent during a call of `statementsOf`. */
let collected: Statement[] | null = null
let included = /^\s*(?:select|with)\b/i
/** The server's most recent connection: idle ones are closed. */
let latest: Client | null = null
type Send = (this: Client, text: string, values?: unknown[], ...more: unknown[]) => Promise<unknown>
const send = Reflect.get(Client.prototype, 'query') as Send

function query(this: Client, text: string, values: unknown[] = [], ...more: unknown[]): Promise<unknown> {
  if (included.test(text)) collected?.push({ text, values })
  // oxlint-disable-next-line typescript/no-this-alias -- a patched method only knows its client as `this`
  latest = this
  return send.call(this, text, values, ...more)
}
Reflect.set(Client.prototype, 'query', query)

/** Returns the statements of a call that read the database, or those that `wanted` matches. */
export async function statementsOf(call: () => Promise<void>, wanted = included): Promise<readonly Statement[]> {
  const statements: Statement[] = []
  collected = statements
  included = wanted
  await call()
  collected = null
  return statements
}

/** Sends statements of `statementsOf` again, directly to the database. */
export async function sendDirectly(statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) if (latest) await send.call(latest, text, values)
}
