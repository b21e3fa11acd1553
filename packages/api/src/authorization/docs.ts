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
      return names.join(', ') || 'nobody'
    }
  }

  return [
    '# Who may call what',
    '',
    'Written by the tests of the server (`packages/api/src/authorization`), which ask behind every call of the contract who is let in. What they expect is a table written by hand from the requirements, [`expected.ts`](../packages/api/src/authorization/expected.ts); what they found is here. ✓ is let in, 401 has no session or meets an account gate, 403 is not allowed. What comes of a call is proven beside its handler, such as which company may be chosen (`companies.setContext`, `companies.switchContext`).',
    '',
    '## About oneself',
    '',
    ...(await table(rows, { by, permission, ...columnsOf(CALLERS.withoutActing) })),
    '',
    '## Acting for a company, about it',
    '',
    'The company stands in the header of the company context, and in the address where that names one. Super admins act for any that is open, others for those that were given to them.',
    '',
    ...(await table(rows, { permission, ...columnsOf(CALLERS.actingForACompany) })),
    '',
    '## Stopped by an account gate',
    '',
    ...(await table(rows, columnsOf(CALLERS.stoppedByAGate))),
    '',
    '## About others',
    '',
    'Who is let in with ids of another company and of somebody there. Everybody else is refused, in the same words whether the ids exist or not.',
    '',
    ...(await table(aboutOthers, {
      'another company’s': allowedIn('about another company'),
      'another tenant’s': allowedIn('about another tenant'),
      'nobody’s': allowedIn('about nobody'),
    })),
    '',
  ].join('\n')
}
