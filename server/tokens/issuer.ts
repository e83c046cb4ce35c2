import type { Config } from '../settings/config';
import { REALM_PATH } from './realm-path';

type IssuerConfig = Pick<Config, 'signOnAuthority' | 'publicUrl' | 'isDeveloper'>;

/** Whether the registry signs staff on itself: in developer environments without a sign-on service of their own. */
export const isEmbedded = ({ signOnAuthority, isDeveloper }: IssuerConfig): boolean =>
  signOnAuthority === undefined && isDeveloper;

/** The OpenID issuer whose tokens count; none outside developer environments until the operator names one. */
export const issuerOf = (config: IssuerConfig): string | undefined =>
  isEmbedded(config) ? `${config.publicUrl}${REALM_PATH}` : config.signOnAuthority;
