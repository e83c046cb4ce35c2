import { APPLICATION_VERSION } from '#rules';
import { http } from '../http';
import { loginRefusal } from '../logins';
import { LEGACY_TRANSACTION_PAGE, now, state } from '../state';

const HERE = '/business';
const LINKS = {
  business: HERE,
  fileAForm: HERE,
  down: `${HERE}/down`,
  filingIssue: `${HERE}/filingissue`,
  timedOut: `${HERE}/timedout`,
  summary: `${HERE}/search`,
  emailSubscription: `${HERE}/subscribe/email`,
  textSubscription: `${HERE}/subscribe/text`,
  createAccount: `${HERE}/account`,
  businessSurvey: `${HERE}/survey/business`,
  websiteSurvey: `${HERE}/survey/website`,
  legacyTransaction: LEGACY_TRANSACTION_PAGE,
  logout: HERE,
};

const STATES = [
  ['AZ', 'Arizona'],
  ['CO', 'Colorado'],
  ['NM', 'New Mexico'],
  ['WY', 'Wyoming'],
] as const;
const COUNTRIES = [
  ['CA', 'Canada'],
  ['US', 'United States'],
] as const;
const countryDomList = COUNTRIES.map(([countryCd, countryDscr]) => ({
  countryCd,
  countryDscr,
  group: 'all',
}));
const about = { apiData: { code: 200 as const, version: APPLICATION_VERSION } };
const alive = { apiData: { code: 200 } };

const lookups = [
  http.get('/common-db-api/states', ({ response }) =>
    response(200).json({
      apiData: { code: 200, stateDomList: STATES.map(([stateCd, stateDscr]) => ({ stateCd, stateDscr })) },
    }),
  ),
  http.get('/common-db-api/suffixes', ({ response }) =>
    response(200).json({
      apiData: { code: 200, suffixDomList: ['Jr', 'Sr', 'II', 'III'].map((suffix) => ({ suffix })) },
    }),
  ),
  http.get('/common-db-api/countries', ({ response }) =>
    response(200).json({ apiData: { code: 200, countryDomList } }),
  ),
  http.get('/common-db-api/countries/group', ({ response }) =>
    response(200).json({ apiData: { code: 200, countryDomList } }),
  ),
  http.get('/common-db-api/env', ({ response }) =>
    response(200).json({
      apiData: {
        code: 200,
        env: 'local',
        serverTimeStamp: now(),
        office: {
          name: 'Office of Business Records',
          helpEmail: 'help@registry.example',
          helpPhone: '303-555-0100',
        },
        links: LINKS,
        ...(state.signOn && { signOn: state.signOn }),
      },
    }),
  ),
];

const health = [
  http.get('/business-api/heartBeat', ({ response }) => response(200).json(alive)),
  http.get('/common-db-api/heartBeat', ({ response }) => response(200).json(alive)),
  http.get('/ens-db-api/heartBeat', ({ response }) => response(200).json(alive)),
  http.get('/user-manager-api/heartBeat', ({ response }) => response(200).json(alive)),
  http.get('/business-api/about', ({ request, query, response }) => {
    // With a sign-on provider, its tokens are accepted unchecked: the mocks cannot verify them.
    const refusal = state.signOn ? undefined : loginRefusal(request, query.get('entityId'));
    return refusal ? response('default').json(refusal.body, refusal.init) : response(200).json(about);
  }),
  http.get('/common-db-api/about', ({ response }) => response(200).json(about)),
  http.get('/accountgp-api/about', ({ response }) => response(200).json(about)),
  http.get('/ens-db-api/about', ({ response }) => response(200).json(about)),
  http.get('/user-manager-api/about', ({ response }) => response(200).json(about)),
];

const clock = () => ({ apiData: { code: 200 as const, now: now(), moved: state.clockOffsetMs !== 0 } });

const developer = [
  http.get('/dev-api/personas', ({ response }) =>
    response(200).json({
      apiData: {
        code: 200,
        personas: [
          ...state.entities.map(({ entityId, name, entityType, status }) => ({
            id: entityId,
            name,
            kind: entityType,
            status,
            use: 'Sample of the mocks',
          })),
          ...state.accounts.map(({ userId, name, email, entityId, password, temporaryPassword }) => ({
            id: userId,
            name,
            kind: entityId === undefined ? 'staffAccount' : 'secureFilingAccount',
            use: `Sample account of the mocks (entity ${entityId}, email ${email})`,
            password: password ?? temporaryPassword ?? '',
          })),
        ],
      },
    }),
  ),
  http.get('/dev-api/outbox', ({ response }) => response(200).json({ apiData: { code: 200, messages: [] } })),
  http.get('/dev-api/payments', ({ response }) =>
    response(200).json({ apiData: { code: 200, payments: [] } }),
  ),
  http.post('/dev-api/agent-change-review', async ({ request, response }) => {
    const { entityId } = await request.json();
    const isOnRecord = state.entities.some((entity) => entity.entityId === entityId);
    return response(200).json({ apiData: { code: isOnRecord ? 200 : 404 } });
  }),
  http.post('/dev-api/texts', ({ response }) => response(200).json({ apiData: { code: 200 } })),
  http.get('/dev-api/clock', ({ response }) => response(200).json(clock())),
  http.post('/dev-api/clock', async ({ request, response }) => {
    const { now: wanted } = await request.json();
    state.clockOffsetMs = wanted === null ? 0 : Date.parse(wanted) - Date.now();
    return response(200).json(clock());
  }),
];

export const portalHandlers = [...lookups, ...health, ...developer];
