import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { html } from './html.mjs';
import { page } from './page.mjs';

const require = createRequire(import.meta.url);

/** What sends requests is hidden, and on a narrow page the path of an operation stands over its summary. */
const OWN_STYLE = `
.swagger-ui .scheme-container, .swagger-ui .authorization__btn { display: none }
@media (max-width: 40rem) {
  .swagger-ui .wrapper { padding: 0 }
  .swagger-ui .opblock-tag, .swagger-ui .opblock-summary-control { flex-wrap: wrap }
  .swagger-ui .opblock-summary-path { max-width: none; flex: 1 0 60% }
  .swagger-ui .opblock-summary-description { flex-basis: 100% }
}
`;

export const contractStyle = () =>
  readFileSync(require.resolve('swagger-ui-dist/swagger-ui.css'), 'utf8') + OWN_STYLE;

/** Nothing is sent from the pages: they describe the contract, and no registry has to run behind them. */
const OPTIONS = {
  dom_id: '#contract',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  showExtensions: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
};

/** The contract with what draws it, as one script, so that the page opens from a folder as well as from a server. */
export function contractScript() {
  const swagger = readFileSync(require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'utf8');
  const spec = parse(readFileSync('api/openapi.yaml', 'utf8'));
  return `${swagger}\nSwaggerUIBundle(${JSON.stringify({ ...OPTIONS, spec })});\n`;
}

/** The page of the contract: each operation, what it takes, what it answers, and who may call it. */
export const contractPage = () =>
  page({
    path: 'api/index.html',
    part: 'api/index.html',
    title: 'Contract',
    lead: 'The operations between portal and registry. Choose a group, then an operation.',
    script: 'api/contract.js',
    style: 'api/contract.css',
    body: html`<div id="contract"></div>`,
  });
