import { Navigate, Route, Routes } from 'react-router-dom';
import { ACCOUNT_PLACES, PATHS } from '#rules';
import AccountPage from './AccountPage';
import AccountsPage from './AccountsPage';
import ChangeAccountPage from './ChangeAccountPage';
import NewAccountPage from './NewAccountPage';

/** The pages of accounts, in one chunk: a search for an account ends on one of them (A7-users). */
const AccountsArea = () => (
  <Routes>
    <Route index element={<AccountsPage />} />
    <Route path={ACCOUNT_PLACES.account} element={<AccountPage />} />
    <Route path={ACCOUNT_PLACES.change} element={<ChangeAccountPage />} />
    <Route path={ACCOUNT_PLACES.new} element={<NewAccountPage />} />
    <Route path="*" element={<Navigate replace to={PATHS.accounts} />} />
  </Routes>
);

export default AccountsArea;
