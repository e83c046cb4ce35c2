import { ADMIN_ROLE, hasRole } from '#rules';
import { html } from '../payment-page/html';
import { STAFF_ACCOUNTS } from '../sample-data/sample-accounts';
import { realmPage } from './realm-page';

const accountRows = STAFF_ACCOUNTS.map(
  ({ userId, password, temporary, roles = [] }) =>
    html`<tr>
      <th scope="row">${userId}</th>
      <td>${password ?? temporary?.password ?? ''}</td>
      <td>${hasRole(roles, [ADMIN_ROLE]) ? 'Staff' : 'None'}</td>
    </tr>`,
);

/** The sign-in form of the embedded realm, with what was wrong with the last attempt and the name that was entered then, never the password. */
export const signInPage = (action: string, failure?: string, name = ''): string =>
  realmPage(
    failure === undefined ? 'Sign in' : 'Error: Sign in',
    html`${
        failure === undefined
          ? null
          : html`<div class="errors" tabindex="-1" autofocus role="group" aria-labelledby="errors-heading">
              <h2 id="errors-heading">There is a problem</h2>
              <ul>
                <li><a href="#username">${failure}</a></li>
              </ul>
            </div>`
      }
      <h1>Sign in</h1>
      <p class="lead">Sample accounts of this demonstration.</p>
      <form class="card" method="post" action="${action}" novalidate>
        <div class="field">
          <label for="username">User name</label>
          <input type="text" id="username" name="username" value="${name}" autocomplete="username" required />
        </div>
        <div class="field">
          <label for="password">Password</label>
          <input type="password" id="password" name="password" autocomplete="current-password" required />
        </div>
        <button class="pay" type="submit">Sign in</button>
      </form>
      <div class="test-cards scroll accounts" tabindex="0" role="region" aria-labelledby="accounts-caption">
        <table>
          <caption id="accounts-caption">
            Sample accounts
          </caption>
          <thead>
            <tr>
              <th scope="col">User name</th>
              <th scope="col">Password</th>
              <th scope="col">Role</th>
            </tr>
          </thead>
          <tbody>
            ${accountRows}
          </tbody>
        </table>
      </div>`,
  );
