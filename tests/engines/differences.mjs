/**
 * What differs in an engine by its nature: the engine, the ids of the stories that show it, the problem that is told there,
 * and why it is right so. A row that is not true, or no longer, fails.
 *
 * @type {{ engine: 'firefox' | 'webkit', stories: string[], problem: RegExp, because: string }[]}
 */
export const differences = []
