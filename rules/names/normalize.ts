import { plainForms } from '../constraints/plain-forms';

/** An entity's name as it is kept: plain characters, runs of white space as one space, none at the ends (W5-name-required). */
export const normalizeEntityName = (name: string): string => plainForms(name).replace(/\s+/g, ' ').trim();
