import { closeNamesNote, type EntityNameValues } from '#rules';
import { Alert } from '../../controls/Alert';

/** That names on record are close to the one that was found free. Nothing is asked and nothing is announced: it stops nobody. */
export function CloseNamesNote({ availability }: Pick<EntityNameValues, 'availability'>) {
  const note = closeNamesNote(availability?.closeNames ?? []);
  return note === null ? null : <Alert kind="info">{note}</Alert>;
}
