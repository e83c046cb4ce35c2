/** An entity's name as it is kept: runs of white space become one space, none at the ends (W5-name-required). */
export const normalizeEntityName = (name: string): string => name.replace(/\s+/g, ' ').trim();
