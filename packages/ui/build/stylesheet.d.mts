export function stylesheet(sheets: Readonly<Record<string, string>>): string
