import { isUnencrypted } from './is-unencrypted';
import type { SettingRule } from './setting-rule';

/** Parameters that the portal itself sends to the issuer; other values would break each sign-on, or its protection. */
const OWN_PARAMETERS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

const takenParameters = (query = ''): string[] => {
  const names = [...new URLSearchParams(query).keys()];
  return OWN_PARAMETERS.filter((own) => names.includes(own));
};

/** What must hold between the settings of the sign-on. */
export const SIGN_ON_RULES: readonly SettingRule[] = [
  {
    name: 'signOnScope',
    scope: 'everywhere',
    isWrong: ({ signOnScope }) => signOnScope !== undefined && !signOnScope.split(/\s+/).includes('openid'),
    wrong: () => "must name openid: without it the issuer says nobody's name.",
    remedy: 'Set it to openid and what else is asked for, with spaces.',
  },
  {
    name: 'signOnParameters',
    scope: 'everywhere',
    isWrong: ({ signOnParameters }) => takenParameters(signOnParameters).length > 0,
    wrong: ({ signOnParameters }) =>
      `must not name ${takenParameters(signOnParameters).join(', ')}: the portal sends its own.`,
    remedy: 'Leave that part out.',
  },
  {
    name: 'signOnAudience',
    scope: 'everywhere',
    isWrong: ({ signOnToken, signOnAudience, signOnClientId }) =>
      signOnToken === 'id' && signOnAudience !== undefined && signOnAudience !== signOnClientId,
    wrong: () => 'must be the same as SIGN_ON_CLIENT_ID with SIGN_ON_TOKEN=id: ID tokens are for the client.',
    remedy: 'Set both to the id of the client at the issuer.',
  },
  {
    name: 'signOnOrigins',
    scope: 'public',
    isWrong: ({ signOnOrigins }) => signOnOrigins?.some(isUnencrypted) ?? false,
    wrong: ({ environment }) =>
      `must begin with https:// in ${environment}: what is sent there could be read.`,
    remedy: 'Set it to https addresses.',
  },
];
