import type { operations } from '#api';

/** Where each operation of the contract lives; `{x}` stands for one path segment. */
export const OPERATIONS = {
  entitySummary: ['GET', '/business-api/entity/summary'],
  validateEntityNameAndAvailability: ['GET', '/business-api/entity/validateEntityNameAndAvailability'],
  validateEntityNameOnly: ['GET', '/business-api/entity/validateEntityNameOnly'],
  entityFilings: ['GET', '/business-api/entity/{id}/filings'],
  entityForms: ['GET', '/business-api/entity/{id}/forms'],
  goodStandingDetails: ['GET', '/business-api/entity/{id}/good-standing/details'],
  searchEntities: ['GET', '/business-api/entity/search/{name}/details'],
  validateAgentLicense: ['POST', '/business-api/validate/agent/dmv'],
  saveAgent: ['POST', '/business-api/agent/save'],
  agentNavigation: ['GET', '/business-api/agent/nav'],
  saveFiling: ['POST', '/business-api/file'],
  getFiling: ['POST', '/business-api/file/filing'],
  uploadAttachment: ['POST', '/business-api/file/attachment'],
  downloadAttachment: ['GET', '/business-api/file/attachment'],
  receipt: ['POST', '/business-api/file/receipt'],
  filingImage: ['GET', '/business-api/file/image'],
  startPayment: ['POST', '/business-api/payment'],
  paymentNotification: ['POST', '/business-api/payment/notification'],
  filingPdf: ['POST', '/business-api/pdf/filing'],
  goodStandingCertificate: ['GET', '/business-api/pdf/gsCertificate'],
  validateAddress: ['POST', '/business-api/address/validate'],
  introContent: ['GET', '/business-api/content/intro'],
  nameDesignationContent: ['GET', '/business-api/content/entity/namedesignation'],
  transactionAvailable: ['GET', '/business-api/transaction/available'],
  states: ['GET', '/common-db-api/states'],
  suffixes: ['GET', '/common-db-api/suffixes'],
  countries: ['GET', '/common-db-api/countries'],
  countriesByGroup: ['GET', '/common-db-api/countries/group'],
  environment: ['GET', '/common-db-api/env'],
  sendEmail: ['POST', '/ens-db-api/send-email'],
  businessHeartBeat: ['GET', '/business-api/heartBeat'],
  commonHeartBeat: ['GET', '/common-db-api/heartBeat'],
  mailHeartBeat: ['GET', '/ens-db-api/heartBeat'],
  businessAbout: ['GET', '/business-api/about'],
  commonAbout: ['GET', '/common-db-api/about'],
  accountsAbout: ['GET', '/accountgp-api/about'],
  mailAbout: ['GET', '/ens-db-api/about'],
  usersAbout: ['GET', '/user-manager-api/about'],
  pendingFilings: ['GET', '/business-api/admin/pendingFilings'],
  pendingFiling: ['GET', '/business-api/admin/pendingFiling'],
  pendingFilingPdf: ['GET', '/business-api/admin/pendingFilingPdf'],
  transactionLock: ['GET', '/business-api/admin/transLock'],
  releaseTransactionLock: ['GET', '/business-api/admin/releaseTransLock'],
  approveFiling: ['POST', '/business-api/admin/approveFiling'],
  rejectFiling: ['POST', '/business-api/admin/rejectFiling'],
  rejectReasons: ['GET', '/business-api/admin/rejectReasons'],
  piiEntryVerification: ['GET', '/business-api/admin/piiEntryVerification'],
  savePii: ['POST', '/business-api/admin/savePii'],
  piiRequests: ['GET', '/business-api/admin/piiRequests'],
  auditLog: ['GET', '/business-api/admin/auditLog'],
  worklistFigures: ['GET', '/business-api/admin/worklist'],
  personas: ['GET', '/dev-api/personas'],
  outbox: ['GET', '/dev-api/outbox'],
  clock: ['GET', '/dev-api/clock'],
  setClock: ['POST', '/dev-api/clock'],
  payments: ['GET', '/dev-api/payments'],
} as const satisfies Record<keyof operations, readonly ['GET' | 'POST', string]>;

/** The operations of the contract, by their operationId. */
export type OperationName = keyof typeof OPERATIONS;

const PATTERNS = Object.entries(OPERATIONS).map(([name, [method, path]]) => ({
  name: name as OperationName,
  method,
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** Which operation a request calls, if any. */
export function operationOf(method: string, pathname: string): OperationName | undefined {
  return PATTERNS.find((row) => row.method === method && row.pattern.test(pathname))?.name;
}
