import { addressRows, addressRule } from '../../addresses/address-rows';
import { PII_ID_LENGTH } from '../../constants/limits';
import { formRules } from '../../constraints/form-rules';
import type { Row } from '../../constraints/row';
import { choice, onlyWhen, text, yesNo } from '../../constraints/rows';
import { emptyFiling } from '../../filing/empty-filing';
import type { Filer, YesNo } from '../../filing-parts/sections';
import type { Problem } from '../../problem';
import { personNameRows } from '../../people/person-name-rows';
import type { PiiMode } from './pii-list-table';
import { PII_MODES } from './pii-list-table';

/** The three numbers of a request to remove personal identifying information (A5-admin). */
export interface PiiIds {
  entityId: string;
  piiDocId: string;
  removalDocId: string;
}

/** What the entry page holds: the numbers, one filer, and whether there are more. `mode` says what is done with the filer. */
export interface PiiEntry extends PiiIds {
  mode: PiiMode;
  filer: Pick<Filer, 'nameValues' | 'addressValues'>;
  additionalFilers: YesNo;
}

/** The message for each number that is missing, too short, or unknown to the registry. */
export const PII_ID_MESSAGES: Readonly<Record<keyof PiiIds, string>> = {
  entityId: 'Enter a valid entity or record ID (master ID)',
  piiDocId: 'Enter a valid ID number for the document that contains PII',
  removalDocId: 'Enter a valid ID number for the Statement of Removal',
};

const idRow = (field: keyof PiiIds, label: string): Row<PiiEntry> =>
  text({
    label,
    required: PII_ID_MESSAGES[field],
    length: PII_ID_LENGTH,
    tooShort: PII_ID_MESSAGES[field],
  });

const isEntered = ({ mode }: PiiEntry): boolean => mode !== 'list';
const isAdded = ({ mode }: PiiEntry): boolean => mode === 'add';
const street = ({ filer }: PiiEntry) => filer.addressValues.streetAddress;

/**
 * The rules of the entry page. A filer is checked, and its address verified, while one is added or edited; the list asks for
 * nothing more. Whether there are additional filers is asked of a filer who is added (A2-pii, A5-admin).
 */
export const piiEntryRules = formRules<PiiEntry>({
  rows: {
    mode: choice({ label: 'Filers', required: true, values: PII_MODES }),
    entityId: idRow('entityId', 'Entity or record ID'),
    piiDocId: idRow('piiDocId', 'Document ID containing PII'),
    removalDocId: idRow('removalDocId', 'Statement of Removal document ID'),
    filer: onlyWhen<PiiEntry, PiiEntry['filer']>(isEntered, {
      nameValues: { name: personNameRows<PiiEntry>() },
      addressValues: { streetAddress: addressRows(street) },
    }),
    additionalFilers: yesNo({
      label: 'Do you need to add additional filers?',
      required: true,
      when: isAdded,
    }),
  },
  rules: [addressRule('filer.addressValues.streetAddress', street, { when: isEntered })],
});

/**
 * The problems of the filers of a request, each checked as on the entry page; the numbers are checked separately. `path` begins with the
 * place of the filer.
 * @param now ISO 8601 instant
 */
export const piiFilerProblems = (filers: readonly PiiEntry['filer'][], now: string): Problem[] =>
  filers.flatMap((filer, place) =>
    piiEntryRules
      .problems(
        { entityId: '', piiDocId: '', removalDocId: '', mode: 'edit', filer, additionalFilers: '' },
        { filing: emptyFiling(), now },
      )
      .filter(({ path }) => path.startsWith('filer.'))
      .map((problem) => ({ ...problem, path: problem.path.replace(/^filer/, `filers[${place}]`) })),
  );
