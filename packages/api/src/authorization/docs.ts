import type { Call } from '@tessera/contract'
import type { Caller } from './callers.ts'
import { CALLERS } from './callers.ts'
import { expectationOf } from './expected.ts'
import { ALLOWED } from './expected-outcome.ts'
import type { ScenarioName } from './scenarios.ts'

type OutcomeOf = (call: Call, caller: Caller, scenario: ScenarioName) => Promise<string>
type Column = (call: Call) => Promise<string>

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

async function table(calls: readonly Call[], columns: Readonly<Record<string, Column>>): Promise<string[]> {
  const heads = ['call', ...Object.keys(columns)]
  const lines = [line(heads), line(heads.map(() => '---'))]
  for (const call of calls) {
    const cells = await Promise.all(Object.values(columns).map((column) => column(call)))
    lines.push(line([`\`${call.id}\``, ...cells]))
  }
  return lines
}

const by: Column = async ({ id }) => expectationOf(id).by
const permission: Column = async (call) => Object.values(call.permission ?? {}).join(' ')
const headOf = ({ name, gate }: Caller): string => (gate ? `${name}: ${gate}` : name)

/** Returns the Markdown page that lists the access to each call. */
export async function describeAccess(calls: readonly Call[], outcomeOf: OutcomeOf): Promise<string> {
  const rows = calls.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const aboutOthers = rows.filter(({ scope }) => scope !== 'none')

  async function cellOf(call: Call, caller: Caller): Promise<string> {
    const outcome = await outcomeOf(call, caller, 'about themselves')
    return outcome === ALLOWED ? '✓' : outcome.slice(0, 3)
  }

  function columnsOf(callers: readonly Caller[]): Record<string, Column> {
    return Object.fromEntries(callers.map((caller) => [headOf(caller), (call: Call) => cellOf(call, caller)]))
  }

  function allowedIn(scenario: ScenarioName): Column {
    return async (call) => {
      const names: string[] = []
      for (const caller of CALLERS.withoutActing) {
        if ((await outcomeOf(call, caller, scenario)) === ALLOWED) names.push(caller.name)
      }
      return names.join(', ') || 'none'
    }
  }

  return [
    '# Who can call what',
    '',
    'The tests in `packages/api/src/authorization` write this page: they request every call in the name of each account. The expected results are in [`expected.ts`](../packages/api/src/authorization/expected.ts) and the `expected-<area>.ts` files beside it, written by hand from the requirements.',
    '',
    '✓ means allowed. 401 means no session, or an account gate. 403 means forbidden. Further rules of a call, such as which company a user can choose (`companies.setContext`, `companies.switchContext`), are tested beside its handler.',
    '',
    '## Own account and company',
    '',
    ...(await table(rows, { by, permission, ...columnsOf(CALLERS.withoutActing) })),
    '',
    '## Acting for a company',
    '',
    'The company is in the company context header, and in the path if that has a company. Super admins can act for any open company, other users only for companies assigned to them.',
    '',
    ...(await table(rows, { permission, ...columnsOf(CALLERS.actingForACompany) })),
    '',
    '## Behind an account gate',
    '',
    ...(await table(rows, columnsOf(CALLERS.stoppedByAGate))),
    '',
    '## Other companies and users',
    '',
    'Accounts that can use ids of another company and its users. All other accounts get the same error whether or not the ids exist.',
    '',
    ...(await table(aboutOthers, {
      'another company’s': allowedIn('about another company'),
      'another tenant’s': allowedIn('about another tenant'),
      unknown: allowedIn('about nobody'),
    })),
    '',
  ].join('\n')
}
