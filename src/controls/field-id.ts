import { useContext } from 'react';
import { FormRulesContext } from './form-rules-context';

/**
 * The id of the control of a path; for a group of radios, of its first radio.
 * @example fieldId('formers[0].name') // 'formers-0-name'
 */
export const fieldId = (path: string, prefix = ''): string =>
  prefix + path.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '');

/** The id of the control of a path in the form around. */
export const useFieldId = (path: string): string => fieldId(path, useContext(FormRulesContext).idPrefix);
