/** What ends a sentence whose last word is this name: nothing where the name ends with a period itself, as "Acme Inc." does. */
export const periodAfter = (name: string): '.' | '' => (name.endsWith('.') ? '' : '.');
