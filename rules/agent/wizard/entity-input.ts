import { RECORD_NUMBER } from '../../constraints/plain-number';

/** Digits only are an entity ID and go straight to confirmation; anything else is a name (A2-agent-entity). */
export const isEntityIdInput = (text: string): boolean => /^\d{1,20}$/.test(text.trim());

/**
 * The ID number in an address, which somebody may have put there with the spaces and hyphens of a letter. What is no ID number stays as it
 * is, so that it can be told.
 */
export const entityIdInAddress = (text: string): string => RECORD_NUMBER(text.trim());

/** What the query of an address says, with its entity's ID number as the registry knows it. */
export const queryFacts = (query: Iterable<readonly [string, string]>): Record<string, string> => {
  const facts = Object.fromEntries(query);
  return facts.entityId === undefined ? facts : { ...facts, entityId: entityIdInAddress(facts.entityId) };
};

/** What to say of an ID number under which nothing is on record: a text that is none was not looked up. */
export const notOnRecordText = (entityId: string): string =>
  isEntityIdInput(entityId)
    ? 'There is no entity on record with ID number {entityId}.'
    : '“{entityId}” is not an ID number. An ID number has eleven digits, as 20261234567 has.';
