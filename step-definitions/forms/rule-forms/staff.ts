import type { PiiEntry, PiiMode } from '#rules';
import {
  auditFilterOf,
  auditFilterRules,
  emptyAddress,
  emptyIndividualName,
  piiEntryRules,
  requestSearchRules,
} from '#rules';
import { soundFiler } from '../../samples/filing';
import { form } from './rule-form';

const filled = (mode: PiiMode): PiiEntry => ({
  mode,
  entityId: '20101000001',
  piiDocId: '20101000002',
  removalDocId: '20261000003',
  filer: soundFiler('filer-1'),
  additionalFilers: 'N',
});

const empty = (mode: PiiMode): PiiEntry => ({
  mode,
  entityId: '',
  piiDocId: '',
  removalDocId: '',
  filer: {
    nameValues: { personTyp: 'FILER', name: emptyIndividualName() },
    addressValues: { streetAddress: emptyAddress('PHYS') },
  },
  additionalFilers: '',
});

/** The rule book's forms of the staff. */
export const STAFF_FORMS = {
  'filter of the audit log': form(auditFilterRules, auditFilterOf({})),
  'search of the requests': form(requestSearchRules, { text: '' }),
  'request to remove personal data': form(piiEntryRules, empty('add'), filled('add')),
  'change of a filer': form(piiEntryRules, empty('edit'), filled('edit')),
  'list of filers of a request': form(piiEntryRules, empty('list'), filled('list')),
};
