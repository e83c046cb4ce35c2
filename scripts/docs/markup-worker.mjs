import { parentPort } from 'node:worker_threads';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The settings are the same for every page; by default, the library would build them again for each. */
class OneConfig extends StaticConfigLoader {
  #config;

  getConfigFor(...args) {
    return (this.#config ??= super.getConfigFor(...args));
  }
}

/* The markup is laid out by templates, so that only its meaning is looked at. */
const validator = new HtmlValidate(
  new OneConfig({
    extends: ['html-validate:recommended'],
    rules: {
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

async function faultsOf({ path, text }) {
  const { results } = await validator.validateString(text, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `${path}:${line} ${ruleId}: ${message}`),
  );
}

const found = [];
parentPort.on('message', (page) => {
  if (page !== 'end') {
    found.push(faultsOf(page));
    return;
  }
  Promise.all(found).then((faults) => {
    parentPort.postMessage(faults.flat());
    parentPort.close();
  });
});
