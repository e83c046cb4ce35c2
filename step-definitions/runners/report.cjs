/* cucumber-js loads formatters before it can read TypeScript. */
require('ts-node/register');
module.exports = require('./report.ts').default;
