import type { ContractOperation } from '#rules';

/** Questions to the registry, as the business names them. */
export const OPERATION_NOUNS = {
  'name check': 'validateEntityNameAndAvailability',
  'introduction text': 'introContent',
  'designator text': 'nameDesignationContent',
  'entity summary': 'entitySummary',
  receipt: 'receipt',
  'receipt message': 'sendEmail',
  'list of states': 'states',
  'list of suffixes': 'suffixes',
  'list of countries': 'countries',
  environment: 'environment',
  'request to pay': 'startPayment',
  'request for the form': 'filingPdf',
  'request for the filed document': 'filingImage',
  'request for the certificate': 'goodStandingCertificate',
  'search for agents': 'searchEntities',
  'look-up of an entity': 'goodStandingDetails',
  'look-up of a licence': 'validateAgentLicence',
  'saving of an agent': 'saveAgent',
  heartbeat: 'businessHeartBeat',
} satisfies Record<string, ContractOperation>;
