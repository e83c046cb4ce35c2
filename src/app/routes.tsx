import type { ComponentType } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  Navigate,
  Route,
  useLocation,
  useRoutes,
  type RouteObject,
} from 'react-router-dom';
import { BASE_PATH, isReadablePath, NO_PAGE, PATHS } from '#rules';
import { lazyPage as lazy, type LazyPage } from '../controls/loading/lazy-page';
import type { OpensAhead } from '../session/navigation/opens-ahead';
import type { FilingPages } from './filing/FilingRoute';
import { messagePage } from './message-page';
import type { AppStore, Area } from './store';

const Accessibility = lazy(() => import('../portal/AccessibilityPage'));
const Start = lazy(() => import('../portal/start/StartPage'));
const Certificate = lazy(() => import('../portal/checks/CertificatePage'));
const FindReceipt = lazy(() => import('../portal/receipt/FindReceiptPage'));
const Continue = lazy(() => import('../portal/return/ContinuePage'));
const Follow = lazy(() => import('../portal/following/FollowPage'));
const ConfirmFollow = lazy(() => import('../portal/following/ConfirmFollowPage'));
const Following = lazy(() => import('../portal/following/FollowingPage'));
const StopMessages = lazy(() => import('../portal/following/StopMessagesPage'));
const NameCheck = lazy(() => import('../portal/checks/NameCheckPage'));
const KindOfCompany = lazy(() => import('../portal/kind/KindOfCompanyPage'));
const AllForms = lazy(() => import('../portal/AllFormsPage'));
const Help = lazy(() => import('../portal/HelpPage'));
const ShowState = lazy(() => import('../portal/ShowStatePage'));
const NotAllowed = lazy(() => import('../access/NotAllowed'));
const ResetConfirm = lazy(() => import('../access/ResetConfirmPage'));
const PendingReview = lazy(() => import('../staff/review/PendingReviewPage'));
const PendingReject = lazy(() => import('../staff/rejection/PendingRejectPage'));
const RejectConfirm = lazy(() => import('../staff/rejection/RejectConfirmPage'));
const StaffArea = lazy(() => import('../staff/StaffArea'));

/** Leads on from an address that names too little: an area without its page, a page about a filing without the filing. */
const leadTo = (place: string) => <Navigate replace to={place} />;

/** The pages that only show a message share a chunk. */
const Down = messagePage('DownPage');
const FilingIssue = messagePage('FilingIssuePage');
const NotFound = messagePage('NotFoundPage');
const TimedOut = messagePage('TimedOutPage');
const Unavailable = messagePage('UnavailablePage');

/** An address that cannot be read is not found, whatever page its beginning matches. */
const insteadOf = (path: string): string | undefined => (isReadablePath(path) ? undefined : NO_PAGE);

/** The pages of the portal, drawn by the address that is open. */
export interface Pages {
  routes: RouteObject[];
  Pages: ComponentType;
  /** Fetches the page of an address and what it shows first, so that it can be drawn without a wait. */
  open(path: string, search: string): Promise<void>;
  /** Whether a path is a page of a filing that can be drawn at once. */
  isStepAtHand(path: string): boolean;
}

/**
 * Every page of the portal (W2-routes, A section 2), each in a chunk of its own. Pages of a filing are shown once their sagas run.
 * @param narrowed those of the routes that are needed; all of them unless given
 */
export function createPages(
  store: Pick<AppStore, 'startArea' | 'runSaga'>,
  narrowed = (all: RouteObject[]) => all,
): Pages {
  const { startArea } = store;
  const afterSagas = async <Page,>(page: Promise<Page>, ...areas: Area[]): Promise<Page> => {
    await Promise.all(areas.map(startArea));
    return page;
  };
  const Login = lazy(() => afterSagas(import('../access/LoginPage'), 'access'));
  const ResetPassword = lazy(() => afterSagas(import('../access/ResetPasswordPage'), 'access'));
  const ChangePassword = lazy(() => afterSagas(import('../access/ChangePasswordPage'), 'access'));
  const SetUp = lazy(() => afterSagas(import('../access/SetUpPage'), 'access'));
  const SignOn = lazy(() => afterSagas(import('../access/SignOnPage'), 'access'));
  const AgentRoute = lazy(() => afterSagas(import('./AgentRoute'), 'filing', 'agent'));
  const About = lazy(() => afterSagas(import('../portal/AboutPage'), 'portal'));
  const DeveloperHome = lazy(() => afterSagas(import('../portal/DeveloperHomePage'), 'portal'));
  const Search = lazy(() => afterSagas(import('../portal/SearchPage'), 'portal'));
  const RecordOnDay = lazy(() => afterSagas(import('../portal/record/RecordOnDayPage'), 'portal'));
  const Intro = lazy(() => afterSagas(import('../portal/IntroPage'), 'portal', 'filing'));
  const MaintainAgentIntro = lazy(() =>
    afterSagas(import('../portal/MaintainAgentIntroPage'), 'portal', 'filing'),
  );
  const AdminHome = lazy(() => afterSagas(import('../staff/AdminHomePage'), 'staff'));
  const PiiEntry = lazy(() => afterSagas(import('../staff/personal-data/PiiEntryPage'), 'staff'));
  const PiiConfirm = lazy(() => afterSagas(import('../staff/personal-data/PiiReviewPage'), 'staff'));
  const PiiRequests = lazy(() => afterSagas(import('../staff/personal-data/PiiRequestsPage'), 'staff'));
  const Queue = lazy(() => afterSagas(import('../staff/queue/QueuePage'), 'staff'));
  const Worklist = lazy(() => afterSagas(import('../staff/worklist/WorklistPage'), 'staff'));
  const Payments = lazy(() => afterSagas(import('../staff/payments/PaymentsPage'), 'staff'));
  const AuditLog = lazy(() => afterSagas(import('../staff/audit/AuditLogPage'), 'staff'));
  const Accounts = lazy(() => afterSagas(import('../staff/accounts/AccountsArea'), 'staff'));
  const ReviewArea = lazy(() => afterSagas(import('../staff/review/ReviewArea'), 'staff'));
  const FilingRoute = lazy(async () => {
    const { createFilingRoute } = await afterSagas(import('./filing/FilingRoute'), 'filing');
    return { default: createFilingRoute(store) };
  });
  const allRoutes = createRoutesFromElements(
    <>
      <Route path={BASE_PATH}>
        <Route index element={<Start />} />
        <Route path="name" element={<NameCheck />} />
        <Route path="receipt" element={<FindReceipt />} />
        <Route path="continue" element={<Continue />} />
        <Route path="follow/:id" element={<Follow />} />
        <Route path="following" element={<Following />} />
        <Route path="following/confirm" element={<ConfirmFollow />} />
        <Route path="following/stop/:key" element={<StopMessages />} />
        <Route path="kind" element={<KindOfCompany />} />
        <Route path="certificate/:number?" element={<Certificate />} />
        <Route path="forms" element={<AllForms />} />
        <Route path="about" element={<About />} />
        <Route path="accessibility" element={<Accessibility />} />
        <Route path="down/*" element={<Down />} />
        <Route path="filingissue/*" element={<FilingIssue />} />
        <Route path="search/:id?/:type?/*" element={<Search />} />
        <Route path="recordonday/:id" element={<RecordOnDay />} />
        <Route path="help/:topic" element={<Help />} />
        <Route path="timedout" element={<TimedOut />} />
        <Route path="bizintro/*" element={<Intro />} />
        <Route path="maintainagentintro/*" element={<MaintainAgentIntro />} />
        <Route path="agent/*" element={<AgentRoute />} />
        <Route path="login/*" element={<Login />} />
        <Route path="resetpass" element={<ResetPassword />} />
        <Route path="resetConfirm" element={<ResetConfirm />} />
        <Route path="changePassword" element={<ChangePassword />} />
        <Route path="securefiling" element={<SetUp />} />
        <Route path="admin" element={<StaffArea />}>
          <Route index element={leadTo(PATHS.adminHome)} />
          <Route path="adminhome" element={<AdminHome />} />
          <Route path="piientry/*" element={<PiiEntry />} />
          <Route path="piiconfirm/*" element={<PiiConfirm />} />
          <Route path="piirequests" element={<PiiRequests />} />
          <Route path="pendingqueue/*" element={<Queue />} />
          <Route path="worklist" element={<Worklist />} />
          <Route path="payments" element={<Payments />} />
          <Route path="auditlog" element={<AuditLog />} />
          <Route path="accounts/*" element={<Accounts />} />
          <Route element={<ReviewArea />}>
            <Route path="pendingreview/:masterId/:transId" element={<PendingReview />} />
            <Route path="pendingreject/:masterId/:transId" element={<PendingReject />} />
            <Route path="rejectconfirm/:masterId/:transId" element={<RejectConfirm />} />
          </Route>
          <Route path="pendingreview/*" element={leadTo(PATHS.pendingQueue)} />
          <Route path="pendingreject/*" element={leadTo(PATHS.pendingQueue)} />
          <Route path="rejectconfirm/*" element={leadTo(PATHS.pendingQueue)} />
        </Route>
        <Route path="loginadmin/*" element={<SignOn visit="signOn" />} />
        <Route path="signedon" element={<SignOn visit="signedOn" />} />
        <Route path="logout/*" element={<SignOn visit="signOff" />} />
        <Route path="notallowed" element={<NotAllowed />} />
        <Route path="filing">
          <Route index element={leadTo(BASE_PATH)} />
          <Route path="devapphome" element={<DeveloperHome />} />
          <Route path="showstate" element={<ShowState />} />
          <Route path="unavailable" element={<Unavailable />} />
          <Route path=":type/:step?/*" element={<FilingRoute />} />
        </Route>
      </Route>
      <Route path="/" element={<Start />} />
      <Route path="*" element={<NotFound />} />
    </>,
  );
  const routes = narrowed(allRoutes);
  return {
    routes,
    Pages: () => useRoutes(routes, insteadOf(useLocation().pathname)),
    isStepAtHand: (path) =>
      (FilingRoute.fetched()?.default as Partial<FilingPages> | undefined)?.isAtHand?.(path) ?? false,
    async open(path, search) {
      for (const { route, params } of matchRoutes(routes, insteadOf(path) ?? path) ?? []) {
        const { type } = (route.element ?? {}) as { type?: Partial<LazyPage> };
        const page = (await type?.preload?.())?.default as Partial<OpensAhead> | undefined;
        await page?.openAhead?.(path + search, params, store.runSaga);
      }
    },
  };
}
