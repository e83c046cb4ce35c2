import type { AccountKind, NewAccountFormValues, PiiEntry, PiiMode } from '#rules';
import {
  accountFormRules,
  accountSearchRules,
  closingRules,
  auditFilterOf,
  auditFilterRules,
  emptyAddress,
  emptyIndividualName,
  newAccountFormRules,
  piiEntryRules,
  requestSearchRules,
} from '#rules';
import { validFiler } from '../../samples/filing';
import { form } from './rule-form';

const filled = (mode: PiiMode): PiiEntry => ({
  mode,
  entityId: '20101000001',
  piiDocId: '20101000002',
  removalDocId: '20261000003',
  filer: validFiler('filer-1'),
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

const account = (kind: AccountKind): NewAccountFormValues => ({
  kind,
  entityId: '20101000015',
  userId: 'robin.sample',
  name: 'Robin Sample',
  email: 'robin@example.com',
  isAdministrator: false,
});
const noAccount = (kind: AccountKind): NewAccountFormValues => ({
  ...account(kind),
  entityId: '',
  userId: '',
  name: '',
  email: '',
});

/** The rule book's forms of the staff. */
export const STAFF_FORMS = {
  'filter of the audit log': form(auditFilterRules, auditFilterOf({})),
  'search for accounts': form(
    accountSearchRules,
    { by: 'userId', text: '' },
    { by: 'userId', text: 'robin.sample' },
  ),
  'closing of a payment': form(closingRules, { note: '' }),
  'account of staff': form(newAccountFormRules, noAccount('staff'), account('staff')),
  'account of secure filing': form(newAccountFormRules, noAccount('secureFiling'), account('secureFiling')),
  'change of an account': form(
    accountFormRules,
    { name: '', email: '', isAdministrator: false },
    { name: 'Robin Sample', email: 'robin@example.com', isAdministrator: false },
  ),
  'search of the requests': form(requestSearchRules, { text: '' }),
  'request to remove personal data': form(piiEntryRules, empty('add'), filled('add')),
  'change of a filer': form(piiEntryRules, empty('edit'), filled('edit')),
  'list of filers of a request': form(piiEntryRules, empty('list'), filled('list')),
};
