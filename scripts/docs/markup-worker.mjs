import { parentPort, workerData } from 'node:worker_threads';
import { HtmlValidate } from 'html-validate';

/* The markup is laid out by templates, so that only its meaning is looked at. */
const validator = new HtmlValidate({
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
});

const faults = [];
for (const { path, text } of workerData) {
  const { results } = await validator.validateString(text, path);
  for (const { messages } of results)
    faults.push(...messages.map(({ line, ruleId, message }) => `${path}:${line} ${ruleId}: ${message}`));
}
parentPort.postMessage(faults);
