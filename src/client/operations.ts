import type { paths } from '#api';
import type { OperationId } from './contract-types';
import type { RareOperation } from './rare-operations';

type Method = 'get' | 'post';

/** The method and path of an operation of the contract. */
export type OperationPlace = readonly [Method, keyof paths];

/**
 * The method and path of the operations that every page may need; the compiler finds a missing one and a path that is none. The others are
 * in `rare-operations.ts`, which is fetched when one of them is asked.
 */
export const OPERATIONS = {
  entitySummary: ['get', '/business-api/entity/summary'],
  validateEntityNameAndAvailability: ['get', '/business-api/entity/validateEntityNameAndAvailability'],
  entityNameHint: ['get', '/business-api/entity/nameHint'],
  entityFilings: ['get', '/business-api/entity/{id}/filings'],
  entityForms: ['get', '/business-api/entity/{id}/forms'],
  entityOnDay: ['get', '/business-api/entity/{id}/onDay'],
  goodStandingDetails: ['get', '/business-api/entity/{id}/good-standing/details'],
  findEntities: ['get', '/business-api/entity/find'],
  checkCertificate: ['get', '/business-api/certificate/{number}'],
  searchEntities: ['get', '/business-api/entity/search/{name}/details'],
  validateAgentLicense: ['post', '/business-api/validate/agent/dmv'],
  validateAgentPasscode: ['post', '/business-api/validate/agent/passcode'],
  createPasscodeAndIndividual: ['post', '/business-api/agent/createPasscodeAndIndividual'],
  saveAgent: ['post', '/business-api/agent/save'],
  agentNavigation: ['get', '/business-api/agent/nav'],
  saveFiling: ['post', '/business-api/file'],
  getFiling: ['post', '/business-api/file/filing'],
  deleteFiling: ['post', '/business-api/file/delete'],
  issueReturnCode: ['post', '/business-api/file/return-code'],
  checkReturnLink: ['post', '/business-api/file/return-link'],
  continueFiling: ['post', '/business-api/file/continue'],
  uploadAttachment: ['post', '/business-api/file/attachment'],
  downloadAttachment: ['get', '/business-api/file/attachment'],
  receipt: ['post', '/business-api/file/receipt'],
  findReceipt: ['post', '/business-api/file/receipt/find'],
  filingImage: ['get', '/business-api/file/image'],
  startPayment: ['post', '/business-api/payment'],
  filingPdf: ['post', '/business-api/pdf/filing'],
  goodStandingCertificate: ['get', '/business-api/pdf/gsCertificate'],
  validateAddress: ['post', '/business-api/address/validate'],
  introContent: ['get', '/business-api/content/intro'],
  nameDesignationContent: ['get', '/business-api/content/entity/namedesignation'],
  ownershipNoteContent: ['get', '/business-api/content/entity/ownershipnote'],
  transactionAvailable: ['get', '/business-api/transaction/available'],
  states: ['get', '/common-db-api/states'],
  suffixes: ['get', '/common-db-api/suffixes'],
  countries: ['get', '/common-db-api/countries'],
  countriesByGroup: ['get', '/common-db-api/countries/group'],
  environment: ['get', '/common-db-api/env'],
  sendEmail: ['post', '/ens-db-api/send-email'],
  secureFilingLogin: ['post', '/business-api/sbf'],
  secureFilingLogOut: ['post', '/business-api/sbf/logout'],
  secureFilingPasswordReset: ['get', '/business-api/sbfPasswordReset'],
  searchUserId: ['get', '/user-manager-api/secure/search/user-id'],
  createUser: ['post', '/user-manager-api/store/create-user'],
  resetPassword: ['post', '/user-manager-api/store/reset-pass'],
  changePassword: ['post', '/user-manager-api/secure/store/change-pass'],
  businessHeartBeat: ['get', '/business-api/heartBeat'],
  commonHeartBeat: ['get', '/common-db-api/heartBeat'],
  mailHeartBeat: ['get', '/ens-db-api/heartBeat'],
  businessAbout: ['get', '/business-api/about'],
} as const satisfies Record<Exclude<OperationId, RareOperation>, OperationPlace>;
