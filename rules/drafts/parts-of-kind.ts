import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import { pageFlags } from '../flows/page-flags';
import { partsAskedFor, type PageOfPart } from '../flows/parts-of-filing';
import { STEPS } from '../steps/all-steps';
import type { PartName } from '../filing-parts/parts';
import type { StepDeclaration } from '../steps/declare-step';

/** Everything that some step asks for. */
const PARTS = [
  ...new Set(STEPS.flatMap(({ parts = {} }: StepDeclaration) => Object.keys(parts) as PartName[])),
];

/** What a filing on an entity has from the record where none of its pages asks for it. */
const FROM_RECORD: Partial<{ [Part in PartName]: (filing: Filing) => Filing[Part] | undefined }> = {
  entityNameValues: ({ entityNameValues }) => entityNameValues,
  principalOfficeValues: ({ recordValues }) => recordValues?.principalOfficeValues,
};

/** The fields of a part that some page asks for; the others as they are where none asks for the part. */
const askedFields = <Part extends PartName>(
  part: Filing[Part],
  otherwise: Filing[Part],
  fields: readonly string[],
): Filing[Part] =>
  ({
    ...(otherwise as object),
    ...Object.fromEntries(Object.entries(part as object).filter(([field]) => fields.includes(field))),
  }) as Filing[Part];

const keptPart = <Part extends PartName>(
  filing: Filing,
  empty: Filing,
  part: Part,
  asked: readonly PageOfPart[],
): Filing[Part] => {
  const pages = asked.filter((page) => page.part === part);
  const otherwise = FROM_RECORD[part]?.(filing) ?? empty[part];
  if (pages.length === 0) return otherwise;
  if (pages.some(({ fields }) => fields === 'whole')) return filing[part];
  return askedFields(
    filing[part],
    otherwise,
    pages.flatMap(({ fields }) => fields),
  );
};

/**
 * The filing with exactly what its own pages ask for (W3-page-flags): anything else that a browser sent, from another kind of filing or
 * made up, is neither stored nor shown. The type, the entity's type and the fraud check are the registry's own by then.
 */
export const withoutUnusedParts = (filing: Filing): Filing => {
  if (!pageFlags(filing).pagesInitialized) return filing;
  const empty = emptyFiling();
  const asked = partsAskedFor(filing);
  const kept = {
    ...filing,
    ...Object.fromEntries(PARTS.map((part) => [part, keptPart(filing, empty, part, asked)])),
  };
  // A part that an empty filing does not have is left out, not empty.
  return Object.fromEntries(
    Object.entries(kept).filter(([, value]) => value !== undefined),
  ) as unknown as Filing;
};
