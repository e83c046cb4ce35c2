/** An entity's name as it is kept: runs of white space become one space, none at the ends (W5-name-required). */
export const normaliseEntityName = (name: string): string => name.replace(/\s+/g, ' ').trim();
