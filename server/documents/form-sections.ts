import type { Filing, Text } from '#rules';
import { requestedEffect, reviewSections } from '#rules';
import type { FormRow } from './form-row';
import { row } from './form-row';
import type { DocumentSection, PrintedEffect } from './section-table';
import { SECTION_TABLE } from './section-table';

export interface FormSection {
  title: Text;
  rows: readonly FormRow[];
}

/** Which entity a filing is on; one that forms an entity names it in its own section. */
const entitySection = ({ entityId, entityNameValues }: Filing): FormSection[] =>
  entityId === ''
    ? []
    : [
        {
          title: 'Entity on record',
          rows: [row('ID number', entityId), row('Name', entityNameValues.oldName)],
        },
      ];

/**
 * A form's contents as text: the sections of the review, except the private ones.
 *
 * @param effect of a filing on record; what the filer asks for while it is not on record
 */
export const formSections = (
  filing: Filing,
  effect: PrintedEffect = { at: requestedEffect(filing) },
): FormSection[] => [
  ...entitySection(filing),
  ...reviewSections(filing).flatMap(({ section, title }) => {
    const printed: DocumentSection = SECTION_TABLE[section];
    return 'unprintedBecause' in printed
      ? []
      : [{ title: printed.title ?? title, rows: printed.rows(filing, effect) }];
  }),
];
