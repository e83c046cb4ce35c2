import { namedParts } from '../../scripts/lib/requirement-parts.mjs';
import { askedOperations, isRouted, routePatterns, screenNames } from '../../scripts/lib/source-facts.mjs';

const source = (text: string) => ({ path: 'any.tsx', text });

it.each([
  [
    'a registry that satisfies its type',
    'const s = { a: x(), b: x() } satisfies Record<StepName, StepScreen>;',
  ],
  ['one of some steps', 'const s = { a: x(), b: x() } satisfies Partial<Record<StepName, StepScreen>>;'],
  ['one that is declared', 'const s: Partial<Record<StepName, Screen>> = { a: x(), b: x() };'],
])('reads the names of screens: %s', (_, text) => {
  const others = 'const t = { c: y() } satisfies Record<AgentStep, AgentScreen>;';
  expect(screenNames([source(text), source(others)], 'StepName')).toEqual(['a', 'b']);
});

it('does not take a registry that it does not find for an empty one', () => {
  expect(() => screenNames([source('const s = { a: 1 };')], 'StepName')).toThrow('StepName');
  expect(() =>
    screenNames([source('const s = { ...t } satisfies Record<StepName, Screen>;')], 'StepName'),
  ).toThrow('has to list them');
  expect(() => routePatterns([source('export {};')])).toThrow('No routes');
});

const ROUTES = `
  const Pages = () => (
    <Routes>
      <Route path={BASE_PATH}>
        <Route index element={<Home />} />
        <Route path="down/*" element={<Down />} />
        <Route path="filing">
          <Route path=":type/:step?/*" element={<Filing />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );`;

it.each([
  ['/down', true],
  ['/down/now', true],
  ['/downs', false],
  ['/filing/llc', true],
  ['/filing/llc/filer', true],
  ['/filing', false],
  ['/login', false],
])('knows whether %s is routed: %s', (page, isThere) => {
  expect(isRouted(page, routePatterns([source(ROUTES)]))).toBe(isThere);
});

it('takes an operation for asked where its name is a text', () => {
  const asked = [source("ask('receipt');"), source('const table = { clock: 1 };')];
  expect(askedOperations(asked, ['receipt', 'clock', 'outbox'])).toEqual(['receipt']);
});

const PORTAL = {
  known: {
    filing: ['dpc'],
    step: ['shares', 'receipt'],
    screen: ['agentindivinfo'],
    page: ['/login', '/admin/adminhome'],
    operation: ['pendingFilings', 'receipt', 'image'],
  },
  operationPaths: [
    { name: 'receipt', path: '/business-api/file/receipt' },
    { name: 'saveFiling', path: '/business-api/file' },
  ],
};

it.each([
  ['W2-flow-dpc', 'The flow', ['filing:dpc']],
  ['W5-shares', 'A number', ['step:shares']],
  ['W4-shares-next', 'Going on', ['step:shares']],
  ['A2-adminhome', 'The home', ['page:/admin/adminhome']],
  ['A2-change', 'out to /admin/adminhome or /business/login', ['page:/login', 'page:/admin/adminhome']],
  ['A2-agent-info', 'agentindivinfo: name', ['screen:agentindivinfo']],
  ['A7-admin', 'pendingFilings and an image', ['operation:pendingFilings']],
  ['W7-submit', 'POST /business-api/file', ['operation:saveFiling']],
  ['W5-notif-email', 'No part of its own', []],
])('derives what %s is about', (id, text, parts) => {
  expect(namedParts({ id, text }, PORTAL)).toEqual(parts);
});
