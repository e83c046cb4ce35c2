import { initialFiling } from '#rules';
import { structureOf } from '../testing/pdf-structure';
import { plainText } from '../testing/pdf-text';
import { uaFaults } from '../testing/pdf-ua';
import { goodStandingCertificate } from './certificate';
import { stampedFiling } from './stamped-filing';

const at = new Date('2026-11-20T18:05:00Z');
const ON_RECORD = 'http://localhost/business/search/20265000001';
const CHECK_ADDRESS = 'http://localhost/business/certificate/4F7K22QX90BDM3TA';
const ENTITY = { name: 'Aspen Trail Bakery LLC', entityId: '20265000001' };

const filed = () =>
  stampedFiling(initialFiling({ filingType: 'llc', submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01' }), {
    ...ENTITY,
    documentNumber: '20265000002',
    onRecord: ON_RECORD,
    filedAt: at,
    effectiveAt: at,
    amount: 50,
  });
const certificate = () =>
  goodStandingCertificate({
    ...ENTITY,
    entityType: 'Limited Liability Company',
    jurisdiction: 'Colorado',
    formationDate: '2026-11-20',
    issuedAt: at.toISOString(),
    number: '4F7K22QX90BDM3TA',
    checkAddress: CHECK_ADDRESS,
  });

test.each([
  ['the stamped filing', filed, ON_RECORD],
  ['the certificate', certificate, CHECK_ADDRESS],
])('%s has its address as a link', async (_, make, address) => {
  const pdf = await make();
  expect(plainText(pdf)).toContain(`/URI (${address})`);
  expect(structureOf(pdf).tags).toMatch(/P\(Link\)/);
});

test('a link that is not in the tree of structure breaks a rule, and so does one without a description', async () => {
  const pdf = await filed();
  const faultsWithout = (part: RegExp) =>
    uaFaults(Buffer.from(pdf.toString('latin1').replace(part, ''), 'latin1'), structureOf(pdf).tags);
  expect(faultsWithout(/\/StructParent \d+/)).toEqual([expect.stringContaining('7.18.5')]);
  expect(faultsWithout(/\/Contents \(http[^)]*\)/)).toEqual([expect.stringContaining('7.18.1')]);
  expect(uaFaults(pdf, 'H1 H3')).toEqual([expect.stringContaining('7.4.2')]);
});
