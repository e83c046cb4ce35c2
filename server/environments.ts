import type { components } from '#api';
import { ENVIRONMENT_ADDRESSES, PATHS } from '#rules';
import type { Config } from './config';

type Links = components['schemas']['Links'];

/** The office as filers know it. */
export const OFFICE = {
  name: 'Office of Business Records',
  helpEmail: 'business@registry.example',
  helpPhone: '303-555-0100',
};

/** Addresses that the portal leads out to: those of the environment, each replaced by what the operator set (W9-env). */
export function environmentLinks(config: Config): Links {
  const addresses = ENVIRONMENT_ADDRESSES[config.environment];
  const site = config.officeSite.replace(/\/+$/, '');
  const business = config.businessUrl ?? addresses.business;
  const fileAForm = config.fileAFormUrl ?? addresses.fileAForm;
  return {
    business,
    fileAForm,
    down: config.downUrl ?? addresses.down,
    filingIssue: config.filingIssueUrl ?? addresses.filingIssue,
    timedOut: config.timedOutUrl ?? PATHS.timedOut,
    summary: `${site}/entity-detail`,
    emailSubscription: `${site}/subscribe/email`,
    textSubscription: `${site}/subscribe/text`,
    createAccount: `${site}/secure-filing/create-account`,
    businessSurvey: `${site}/surveys/business`,
    websiteSurvey: `${site}/surveys/website`,
    legacyTransaction: `${site}/transaction`,
    logout: business,
  };
}
