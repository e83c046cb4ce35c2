/** What follows a name at the end of a sentence: nothing where the name itself ends with a period, as "Acme Inc." does. */
export const periodAfter = (name: string): '.' | '' => (name.endsWith('.') ? '' : '.');
