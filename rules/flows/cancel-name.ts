import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/**
 * Where Cancel is: on a page of a filing in progress or of its agent, where it asks and then deletes the filing; on a step that is edited
 * from review, where it returns and changes nothing; in an entry of a list, where it leads back to the list; elsewhere.
 */
export type CancelPlace = 'filing' | 'edit' | 'entry' | 'elsewhere';

export const CANCEL_NAME_TABLE = defineTable<string>()({
  name: 'What Cancel is called',
  source: 'W4-cancel',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: { place: choice(['filing', 'edit', 'entry', 'elsewhere']) },
  rows: [
    { when: { place: 'filing' }, then: 'Delete this filing' },
    { when: { place: 'edit' }, then: 'Discard these changes' },
    { when: { place: 'entry' }, then: 'Discard this entry' },
    { when: { place: 'elsewhere' }, then: 'Cancel' },
  ],
});

/** The label of Cancel, by what it does there. */
export const cancelName = (place: CancelPlace): string => evaluate(CANCEL_NAME_TABLE, { place });
