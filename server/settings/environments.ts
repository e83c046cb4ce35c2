import type { components } from '#api';
import { BASE_PATH, ENVIRONMENT_ADDRESSES, isDeveloperEnvironment, PATHS } from '#rules';
import type { Config } from './config';

type Links = components['schemas']['Links'];

/** The office as filers know it. */
export const OFFICE = {
  name: 'Office of Business Records',
  helpEmail: 'business@registry.example',
  helpPhone: '303-555-0100',
};

/** The office's other site where the operator has named none. */
const OFFICE_SITE = 'https://registry.example';

type OfficeSiteLinks = Pick<
  Links,
  'summary' | 'createAccount' | 'businessSurvey' | 'websiteSurvey' | 'legacyTransaction'
>;

/** Environments for developers have no other site: the record is the portal's own, and a page says that the rest is not here. */
const INSTEAD = `${BASE_PATH}/help/othersite`;
const INSTEAD_OF_OFFICE_SITE: OfficeSiteLinks = {
  summary: `${PATHS.search}/{masterFileId}`,
  createAccount: INSTEAD,
  businessSurvey: INSTEAD,
  websiteSurvey: INSTEAD,
  legacyTransaction: INSTEAD,
};

const officeSiteLinks = (address: string): OfficeSiteLinks => {
  const site = address.replace(/\/+$/, '');
  return {
    summary: `${site}/entity-detail`,
    createAccount: `${site}/secure-filing/create-account`,
    businessSurvey: `${site}/surveys/business`,
    websiteSurvey: `${site}/surveys/website`,
    legacyTransaction: `${site}/transaction`,
  };
};

/** Where notices of an entity are signed up for: the portal's own pages, wherever the office's other site is (T3-follow). */
const SIGN_UPS: Pick<Links, 'emailSubscription' | 'textSubscription'> = {
  emailSubscription: `${PATHS.follow}/{masterFileId}`,
  textSubscription: `${PATHS.follow}/{masterFileId}?channel=text`,
};

/** External addresses of the portal: those of the environment, each replaced by the operator's setting (W9-env). */
export function environmentLinks(config: Config): Links {
  const addresses = ENVIRONMENT_ADDRESSES[config.environment];
  const business = config.businessUrl ?? addresses.business;
  const fileAForm = config.fileAFormUrl ?? addresses.fileAForm;
  return {
    business,
    fileAForm,
    down: config.downUrl ?? addresses.down,
    filingIssue: config.filingIssueUrl ?? addresses.filingIssue,
    timedOut: config.timedOutUrl ?? PATHS.timedOut,
    ...SIGN_UPS,
    ...(config.officeSite === undefined && isDeveloperEnvironment(config.environment)
      ? INSTEAD_OF_OFFICE_SITE
      : officeSiteLinks(config.officeSite ?? OFFICE_SITE)),
    logout: business,
  };
}
