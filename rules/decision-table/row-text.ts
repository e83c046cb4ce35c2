const isIdentifier = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);

/** A value as it is written in a table's source. */
export const sourceText = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(sourceText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    if (entries.length === 0) return '{}';
    const key = (name: string): string => (isIdentifier(name) ? name : sourceText(name));
    return `{ ${entries.map(([name, entry]) => `${key(name)}: ${sourceText(entry)}`).join(', ')} }`;
  }
  return String(value);
};

/** A row of which only the outcome is known, to be pasted with its condition. */
export const answerText = (answer: string): string =>
  `{ when: { /* decide */ }, then: ${sourceText(answer)} },`;

/** A row as it is written in a table's source, to be pasted back. */
export const rowText = (when: Readonly<Record<string, unknown>>, then?: unknown): string =>
  `{ when: ${sourceText(when)}, then: ${then === undefined ? '/* decide */' : sourceText(then)} },`;
