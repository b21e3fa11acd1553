import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTableEditing before a user edits. */
export const dataTableEditingMessages = {
  DataTableEditing: {
    problems: ['Problems', 'Problemas', 'Problèmes'],
    problemsLeftOne: ['{count} problem', '{count} problema', '{count} problème'],
    problemsLeftOther: ['{count} problems', '{count} problemas', '{count} problèmes'],
    noProblems: ['No problems left', 'Ya no quedan problemas', 'Il ne reste aucun problème'],
    previousProblem: ['Previous problem', 'Problema anterior', 'Problème précédent'],
    nextProblem: ['Next problem', 'Problema siguiente', 'Problème suivant'],
    editColumn: ['Edit: {column}', 'Editar: {column}', 'Modifier\u00a0: {column}'],
  },
} satisfies Messages
