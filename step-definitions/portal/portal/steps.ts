import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { PortalDriver } from './driver';

const split = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** What is set for the whole portal. */
export const portalPhrases: Phrases<{ portal: PortalDriver }> = ({ When, Then }) => {
  When('a visitor asks for the version of the application', ({ portal }) => portal.requestVersion());
  When(
    'a user with the roles {text} opens an area for the roles {text}',
    ({ portal }, held: string, listed: string) => portal.openAreaForRoles(split(held), split(listed)),
  );
  When('a developer opens the portal in the environment {text}', ({ portal }, environment: string) =>
    portal.openAsDeveloper(environment),
  );

  Then('the version is {text}', says('portal', 'version'));
  Then('the area is shown', holds('portal', 'isShown'));
  Then('the area is not shown', holdsNot('portal', 'isShown'));
  Then('the developer tools are available', holds('portal', 'isShown'));
  Then('the developer tools are not available', holdsNot('portal', 'isShown'));
};
